// Made by `cargo x codegen`; do not edit.
//! Made from `standard/`.
#![allow(missing_docs)]

mod doors_abi;
mod doors_binding;
mod doors_coll;
mod doors_comm;
mod doors_datatype;
mod doors_deprecated;
mod doors_env;
mod doors_external;
mod doors_ft;
mod doors_info;
mod doors_init;
mod doors_io;
mod doors_mpit;
mod doors_p2p;
mod doors_partitioned;
mod doors_profiling;
mod doors_removed;
mod doors_rma;
mod doors_topology;
#[cfg(feature = "mpich")]
mod tables_mpich;
#[cfg(feature = "mpich")]
pub(crate) use tables_mpich::*;
#[cfg(feature = "openmpi")]
mod tables_openmpi;
#[cfg(feature = "openmpi")]
pub(crate) use tables_openmpi::*;

use std::ffi::CStr;

/// The functions that are called, without `PMPI_`.
pub(crate) const NAMES: [&CStr; 691] = [
    c"PMPI_Bsend",
    c"PMPI_Bsend_c",
    c"PMPI_Bsend_init",
    c"PMPI_Bsend_init_c",
    c"PMPI_Buffer_attach",
    c"PMPI_Buffer_attach_c",
    c"PMPI_Buffer_detach",
    c"PMPI_Buffer_detach_c",
    c"PMPI_Buffer_flush",
    c"PMPI_Buffer_iflush",
    c"PMPI_Cancel",
    c"PMPI_Comm_attach_buffer",
    c"PMPI_Comm_attach_buffer_c",
    c"PMPI_Comm_detach_buffer",
    c"PMPI_Comm_detach_buffer_c",
    c"PMPI_Comm_flush_buffer",
    c"PMPI_Comm_iflush_buffer",
    c"PMPI_Get_count",
    c"PMPI_Get_count_c",
    c"PMPI_Ibsend",
    c"PMPI_Ibsend_c",
    c"PMPI_Improbe",
    c"PMPI_Imrecv",
    c"PMPI_Imrecv_c",
    c"PMPI_Iprobe",
    c"PMPI_Irecv",
    c"PMPI_Irecv_c",
    c"PMPI_Irsend",
    c"PMPI_Irsend_c",
    c"PMPI_Isend",
    c"PMPI_Isend_c",
    c"PMPI_Isendrecv",
    c"PMPI_Isendrecv_c",
    c"PMPI_Isendrecv_replace",
    c"PMPI_Isendrecv_replace_c",
    c"PMPI_Issend",
    c"PMPI_Issend_c",
    c"PMPI_Mprobe",
    c"PMPI_Mrecv",
    c"PMPI_Mrecv_c",
    c"PMPI_Probe",
    c"PMPI_Recv",
    c"PMPI_Recv_c",
    c"PMPI_Recv_init",
    c"PMPI_Recv_init_c",
    c"PMPI_Request_free",
    c"PMPI_Request_get_status",
    c"PMPI_Request_get_status_all",
    c"PMPI_Request_get_status_any",
    c"PMPI_Request_get_status_some",
    c"PMPI_Rsend",
    c"PMPI_Rsend_c",
    c"PMPI_Rsend_init",
    c"PMPI_Rsend_init_c",
    c"PMPI_Send",
    c"PMPI_Send_c",
    c"PMPI_Send_init",
    c"PMPI_Send_init_c",
    c"PMPI_Sendrecv",
    c"PMPI_Sendrecv_c",
    c"PMPI_Sendrecv_replace",
    c"PMPI_Sendrecv_replace_c",
    c"PMPI_Session_attach_buffer",
    c"PMPI_Session_attach_buffer_c",
    c"PMPI_Session_detach_buffer",
    c"PMPI_Session_detach_buffer_c",
    c"PMPI_Session_flush_buffer",
    c"PMPI_Session_iflush_buffer",
    c"PMPI_Ssend",
    c"PMPI_Ssend_c",
    c"PMPI_Ssend_init",
    c"PMPI_Ssend_init_c",
    c"PMPI_Start",
    c"PMPI_Startall",
    c"PMPI_Status_get_error",
    c"PMPI_Status_get_source",
    c"PMPI_Status_get_tag",
    c"PMPI_Status_set_error",
    c"PMPI_Status_set_source",
    c"PMPI_Status_set_tag",
    c"PMPI_Test",
    c"PMPI_Test_cancelled",
    c"PMPI_Testall",
    c"PMPI_Testany",
    c"PMPI_Testsome",
    c"PMPI_Wait",
    c"PMPI_Waitall",
    c"PMPI_Waitany",
    c"PMPI_Waitsome",
    c"PMPI_Parrived",
    c"PMPI_Pready",
    c"PMPI_Pready_list",
    c"PMPI_Pready_range",
    c"PMPI_Precv_init",
    c"PMPI_Precv_init_c",
    c"PMPI_Psend_init",
    c"PMPI_Psend_init_c",
    c"PMPI_Aint_add",
    c"PMPI_Aint_diff",
    c"PMPI_Get_address",
    c"PMPI_Get_elements",
    c"PMPI_Get_elements_c",
    c"PMPI_Pack",
    c"PMPI_Pack_c",
    c"PMPI_Pack_external",
    c"PMPI_Pack_external_c",
    c"PMPI_Pack_external_size",
    c"PMPI_Pack_external_size_c",
    c"PMPI_Pack_size",
    c"PMPI_Pack_size_c",
    c"PMPI_Type_commit",
    c"PMPI_Type_contiguous",
    c"PMPI_Type_contiguous_c",
    c"PMPI_Type_create_darray",
    c"PMPI_Type_create_darray_c",
    c"PMPI_Type_create_hindexed",
    c"PMPI_Type_create_hindexed_c",
    c"PMPI_Type_create_hindexed_block",
    c"PMPI_Type_create_hindexed_block_c",
    c"PMPI_Type_create_hvector",
    c"PMPI_Type_create_hvector_c",
    c"PMPI_Type_create_indexed_block",
    c"PMPI_Type_create_indexed_block_c",
    c"PMPI_Type_create_resized",
    c"PMPI_Type_create_resized_c",
    c"PMPI_Type_create_struct",
    c"PMPI_Type_create_struct_c",
    c"PMPI_Type_create_subarray",
    c"PMPI_Type_create_subarray_c",
    c"PMPI_Type_dup",
    c"PMPI_Type_free",
    c"PMPI_Type_get_contents",
    c"PMPI_Type_get_contents_c",
    c"PMPI_Type_get_envelope",
    c"PMPI_Type_get_envelope_c",
    c"PMPI_Type_get_extent",
    c"PMPI_Type_get_extent_c",
    c"PMPI_Type_get_true_extent",
    c"PMPI_Type_get_true_extent_c",
    c"PMPI_Type_get_value_index",
    c"PMPI_Type_indexed",
    c"PMPI_Type_indexed_c",
    c"PMPI_Type_size",
    c"PMPI_Type_size_c",
    c"PMPI_Type_vector",
    c"PMPI_Type_vector_c",
    c"PMPI_Unpack",
    c"PMPI_Unpack_c",
    c"PMPI_Unpack_external",
    c"PMPI_Unpack_external_c",
    c"PMPI_Allgather",
    c"PMPI_Allgather_c",
    c"PMPI_Allgather_init",
    c"PMPI_Allgather_init_c",
    c"PMPI_Allgatherv",
    c"PMPI_Allgatherv_c",
    c"PMPI_Allgatherv_init",
    c"PMPI_Allgatherv_init_c",
    c"PMPI_Allreduce",
    c"PMPI_Allreduce_c",
    c"PMPI_Allreduce_init",
    c"PMPI_Allreduce_init_c",
    c"PMPI_Alltoall",
    c"PMPI_Alltoall_c",
    c"PMPI_Alltoall_init",
    c"PMPI_Alltoall_init_c",
    c"PMPI_Alltoallv",
    c"PMPI_Alltoallv_c",
    c"PMPI_Alltoallv_init",
    c"PMPI_Alltoallv_init_c",
    c"PMPI_Alltoallw",
    c"PMPI_Alltoallw_c",
    c"PMPI_Alltoallw_init",
    c"PMPI_Alltoallw_init_c",
    c"PMPI_Barrier",
    c"PMPI_Barrier_init",
    c"PMPI_Bcast",
    c"PMPI_Bcast_c",
    c"PMPI_Bcast_init",
    c"PMPI_Bcast_init_c",
    c"PMPI_Exscan",
    c"PMPI_Exscan_c",
    c"PMPI_Exscan_init",
    c"PMPI_Exscan_init_c",
    c"PMPI_Gather",
    c"PMPI_Gather_c",
    c"PMPI_Gather_init",
    c"PMPI_Gather_init_c",
    c"PMPI_Gatherv",
    c"PMPI_Gatherv_c",
    c"PMPI_Gatherv_init",
    c"PMPI_Gatherv_init_c",
    c"PMPI_Iallgather",
    c"PMPI_Iallgather_c",
    c"PMPI_Iallgatherv",
    c"PMPI_Iallgatherv_c",
    c"PMPI_Iallreduce",
    c"PMPI_Iallreduce_c",
    c"PMPI_Ialltoall",
    c"PMPI_Ialltoall_c",
    c"PMPI_Ialltoallv",
    c"PMPI_Ialltoallv_c",
    c"PMPI_Ialltoallw",
    c"PMPI_Ialltoallw_c",
    c"PMPI_Ibarrier",
    c"PMPI_Ibcast",
    c"PMPI_Ibcast_c",
    c"PMPI_Iexscan",
    c"PMPI_Iexscan_c",
    c"PMPI_Igather",
    c"PMPI_Igather_c",
    c"PMPI_Igatherv",
    c"PMPI_Igatherv_c",
    c"PMPI_Ireduce",
    c"PMPI_Ireduce_c",
    c"PMPI_Ireduce_scatter",
    c"PMPI_Ireduce_scatter_c",
    c"PMPI_Ireduce_scatter_block",
    c"PMPI_Ireduce_scatter_block_c",
    c"PMPI_Iscan",
    c"PMPI_Iscan_c",
    c"PMPI_Iscatter",
    c"PMPI_Iscatter_c",
    c"PMPI_Iscatterv",
    c"PMPI_Iscatterv_c",
    c"PMPI_Op_commutative",
    c"PMPI_Op_create",
    c"PMPI_Op_create_c",
    c"PMPI_Op_free",
    c"PMPI_Reduce",
    c"PMPI_Reduce_c",
    c"PMPI_Reduce_init",
    c"PMPI_Reduce_init_c",
    c"PMPI_Reduce_local",
    c"PMPI_Reduce_local_c",
    c"PMPI_Reduce_scatter",
    c"PMPI_Reduce_scatter_c",
    c"PMPI_Reduce_scatter_block",
    c"PMPI_Reduce_scatter_block_c",
    c"PMPI_Reduce_scatter_block_init",
    c"PMPI_Reduce_scatter_block_init_c",
    c"PMPI_Reduce_scatter_init",
    c"PMPI_Reduce_scatter_init_c",
    c"PMPI_Scan",
    c"PMPI_Scan_c",
    c"PMPI_Scan_init",
    c"PMPI_Scan_init_c",
    c"PMPI_Scatter",
    c"PMPI_Scatter_c",
    c"PMPI_Scatter_init",
    c"PMPI_Scatter_init_c",
    c"PMPI_Scatterv",
    c"PMPI_Scatterv_c",
    c"PMPI_Scatterv_init",
    c"PMPI_Scatterv_init_c",
    c"PMPI_Comm_compare",
    c"PMPI_Comm_create",
    c"PMPI_Comm_create_from_group",
    c"PMPI_Comm_create_group",
    c"PMPI_Comm_create_keyval",
    c"PMPI_Comm_delete_attr",
    c"PMPI_Comm_dup",
    c"PMPI_Comm_dup_with_info",
    c"PMPI_Comm_free",
    c"PMPI_Comm_free_keyval",
    c"PMPI_Comm_get_attr",
    c"PMPI_Comm_get_info",
    c"PMPI_Comm_get_name",
    c"PMPI_Comm_group",
    c"PMPI_Comm_idup",
    c"PMPI_Comm_idup_with_info",
    c"PMPI_Comm_rank",
    c"PMPI_Comm_remote_group",
    c"PMPI_Comm_remote_size",
    c"PMPI_Comm_set_attr",
    c"PMPI_Comm_set_info",
    c"PMPI_Comm_set_name",
    c"PMPI_Comm_size",
    c"PMPI_Comm_split",
    c"PMPI_Comm_split_type",
    c"PMPI_Comm_test_inter",
    c"PMPI_Group_compare",
    c"PMPI_Group_difference",
    c"PMPI_Group_excl",
    c"PMPI_Group_free",
    c"PMPI_Group_from_session_pset",
    c"PMPI_Group_incl",
    c"PMPI_Group_intersection",
    c"PMPI_Group_range_excl",
    c"PMPI_Group_range_incl",
    c"PMPI_Group_rank",
    c"PMPI_Group_size",
    c"PMPI_Group_translate_ranks",
    c"PMPI_Group_union",
    c"PMPI_Intercomm_create",
    c"PMPI_Intercomm_create_from_groups",
    c"PMPI_Intercomm_merge",
    c"PMPI_Type_create_keyval",
    c"PMPI_Type_delete_attr",
    c"PMPI_Type_free_keyval",
    c"PMPI_Type_get_attr",
    c"PMPI_Type_get_name",
    c"PMPI_Type_set_attr",
    c"PMPI_Type_set_name",
    c"PMPI_Win_create_keyval",
    c"PMPI_Win_delete_attr",
    c"PMPI_Win_free_keyval",
    c"PMPI_Win_get_attr",
    c"PMPI_Win_get_name",
    c"PMPI_Win_set_attr",
    c"PMPI_Win_set_name",
    c"PMPI_Cart_coords",
    c"PMPI_Cart_create",
    c"PMPI_Cart_get",
    c"PMPI_Cart_map",
    c"PMPI_Cart_rank",
    c"PMPI_Cart_shift",
    c"PMPI_Cart_sub",
    c"PMPI_Cartdim_get",
    c"PMPI_Dims_create",
    c"PMPI_Dist_graph_create",
    c"PMPI_Dist_graph_create_adjacent",
    c"PMPI_Dist_graph_neighbors",
    c"PMPI_Dist_graph_neighbors_count",
    c"PMPI_Graph_create",
    c"PMPI_Graph_get",
    c"PMPI_Graph_map",
    c"PMPI_Graph_neighbors",
    c"PMPI_Graph_neighbors_count",
    c"PMPI_Graphdims_get",
    c"PMPI_Ineighbor_allgather",
    c"PMPI_Ineighbor_allgather_c",
    c"PMPI_Ineighbor_allgatherv",
    c"PMPI_Ineighbor_allgatherv_c",
    c"PMPI_Ineighbor_alltoall",
    c"PMPI_Ineighbor_alltoall_c",
    c"PMPI_Ineighbor_alltoallv",
    c"PMPI_Ineighbor_alltoallv_c",
    c"PMPI_Ineighbor_alltoallw",
    c"PMPI_Ineighbor_alltoallw_c",
    c"PMPI_Neighbor_allgather",
    c"PMPI_Neighbor_allgather_c",
    c"PMPI_Neighbor_allgather_init",
    c"PMPI_Neighbor_allgather_init_c",
    c"PMPI_Neighbor_allgatherv",
    c"PMPI_Neighbor_allgatherv_c",
    c"PMPI_Neighbor_allgatherv_init",
    c"PMPI_Neighbor_allgatherv_init_c",
    c"PMPI_Neighbor_alltoall",
    c"PMPI_Neighbor_alltoall_c",
    c"PMPI_Neighbor_alltoall_init",
    c"PMPI_Neighbor_alltoall_init_c",
    c"PMPI_Neighbor_alltoallv",
    c"PMPI_Neighbor_alltoallv_c",
    c"PMPI_Neighbor_alltoallv_init",
    c"PMPI_Neighbor_alltoallv_init_c",
    c"PMPI_Neighbor_alltoallw",
    c"PMPI_Neighbor_alltoallw_c",
    c"PMPI_Neighbor_alltoallw_init",
    c"PMPI_Neighbor_alltoallw_init_c",
    c"PMPI_Topo_test",
    c"PMPI_Add_error_class",
    c"PMPI_Add_error_code",
    c"PMPI_Add_error_string",
    c"PMPI_Alloc_mem",
    c"PMPI_Comm_call_errhandler",
    c"PMPI_Comm_create_errhandler",
    c"PMPI_Comm_get_errhandler",
    c"PMPI_Comm_set_errhandler",
    c"PMPI_Errhandler_free",
    c"PMPI_Error_class",
    c"PMPI_Error_string",
    c"PMPI_File_call_errhandler",
    c"PMPI_File_create_errhandler",
    c"PMPI_File_get_errhandler",
    c"PMPI_File_set_errhandler",
    c"PMPI_Free_mem",
    c"PMPI_Get_hw_resource_info",
    c"PMPI_Get_library_version",
    c"PMPI_Get_processor_name",
    c"PMPI_Get_version",
    c"PMPI_Remove_error_class",
    c"PMPI_Remove_error_code",
    c"PMPI_Remove_error_string",
    c"PMPI_Session_call_errhandler",
    c"PMPI_Session_create_errhandler",
    c"PMPI_Session_get_errhandler",
    c"PMPI_Session_set_errhandler",
    c"PMPI_Win_call_errhandler",
    c"PMPI_Win_create_errhandler",
    c"PMPI_Win_get_errhandler",
    c"PMPI_Win_set_errhandler",
    c"PMPI_Wtick",
    c"PMPI_Wtime",
    c"PMPI_Info_create",
    c"PMPI_Info_create_env",
    c"PMPI_Info_delete",
    c"PMPI_Info_dup",
    c"PMPI_Info_free",
    c"PMPI_Info_get_nkeys",
    c"PMPI_Info_get_nthkey",
    c"PMPI_Info_get_string",
    c"PMPI_Info_set",
    c"PMPI_Abort",
    c"PMPI_Close_port",
    c"PMPI_Comm_accept",
    c"PMPI_Comm_connect",
    c"PMPI_Comm_disconnect",
    c"PMPI_Comm_get_parent",
    c"PMPI_Comm_join",
    c"PMPI_Comm_spawn",
    c"PMPI_Comm_spawn_multiple",
    c"PMPI_Finalize",
    c"PMPI_Finalized",
    c"PMPI_Init",
    c"PMPI_Init_thread",
    c"PMPI_Initialized",
    c"PMPI_Is_thread_main",
    c"PMPI_Lookup_name",
    c"PMPI_Open_port",
    c"PMPI_Publish_name",
    c"PMPI_Query_thread",
    c"PMPI_Session_finalize",
    c"PMPI_Session_get_info",
    c"PMPI_Session_get_nth_pset",
    c"PMPI_Session_get_num_psets",
    c"PMPI_Session_get_pset_info",
    c"PMPI_Session_init",
    c"PMPI_Unpublish_name",
    c"PMPI_Accumulate",
    c"PMPI_Accumulate_c",
    c"PMPI_Compare_and_swap",
    c"PMPI_Fetch_and_op",
    c"PMPI_Get",
    c"PMPI_Get_c",
    c"PMPI_Get_accumulate",
    c"PMPI_Get_accumulate_c",
    c"PMPI_Put",
    c"PMPI_Put_c",
    c"PMPI_Raccumulate",
    c"PMPI_Raccumulate_c",
    c"PMPI_Rget",
    c"PMPI_Rget_c",
    c"PMPI_Rget_accumulate",
    c"PMPI_Rget_accumulate_c",
    c"PMPI_Rput",
    c"PMPI_Rput_c",
    c"PMPI_Win_allocate",
    c"PMPI_Win_allocate_c",
    c"PMPI_Win_allocate_shared",
    c"PMPI_Win_allocate_shared_c",
    c"PMPI_Win_attach",
    c"PMPI_Win_complete",
    c"PMPI_Win_create",
    c"PMPI_Win_create_c",
    c"PMPI_Win_create_dynamic",
    c"PMPI_Win_detach",
    c"PMPI_Win_fence",
    c"PMPI_Win_flush",
    c"PMPI_Win_flush_all",
    c"PMPI_Win_flush_local",
    c"PMPI_Win_flush_local_all",
    c"PMPI_Win_free",
    c"PMPI_Win_get_group",
    c"PMPI_Win_get_info",
    c"PMPI_Win_lock",
    c"PMPI_Win_lock_all",
    c"PMPI_Win_post",
    c"PMPI_Win_set_info",
    c"PMPI_Win_shared_query",
    c"PMPI_Win_shared_query_c",
    c"PMPI_Win_start",
    c"PMPI_Win_sync",
    c"PMPI_Win_test",
    c"PMPI_Win_unlock",
    c"PMPI_Win_unlock_all",
    c"PMPI_Win_wait",
    c"PMPI_Grequest_complete",
    c"PMPI_Grequest_start",
    c"PMPI_Status_set_cancelled",
    c"PMPI_Status_set_elements",
    c"PMPI_Status_set_elements_c",
    c"PMPI_File_close",
    c"PMPI_File_delete",
    c"PMPI_File_get_amode",
    c"PMPI_File_get_atomicity",
    c"PMPI_File_get_byte_offset",
    c"PMPI_File_get_group",
    c"PMPI_File_get_info",
    c"PMPI_File_get_position",
    c"PMPI_File_get_position_shared",
    c"PMPI_File_get_size",
    c"PMPI_File_get_type_extent",
    c"PMPI_File_get_type_extent_c",
    c"PMPI_File_get_view",
    c"PMPI_File_iread",
    c"PMPI_File_iread_c",
    c"PMPI_File_iread_all",
    c"PMPI_File_iread_all_c",
    c"PMPI_File_iread_at",
    c"PMPI_File_iread_at_c",
    c"PMPI_File_iread_at_all",
    c"PMPI_File_iread_at_all_c",
    c"PMPI_File_iread_shared",
    c"PMPI_File_iread_shared_c",
    c"PMPI_File_iwrite",
    c"PMPI_File_iwrite_c",
    c"PMPI_File_iwrite_all",
    c"PMPI_File_iwrite_all_c",
    c"PMPI_File_iwrite_at",
    c"PMPI_File_iwrite_at_c",
    c"PMPI_File_iwrite_at_all",
    c"PMPI_File_iwrite_at_all_c",
    c"PMPI_File_iwrite_shared",
    c"PMPI_File_iwrite_shared_c",
    c"PMPI_File_open",
    c"PMPI_File_preallocate",
    c"PMPI_File_read",
    c"PMPI_File_read_c",
    c"PMPI_File_read_all",
    c"PMPI_File_read_all_c",
    c"PMPI_File_read_all_begin",
    c"PMPI_File_read_all_begin_c",
    c"PMPI_File_read_all_end",
    c"PMPI_File_read_at",
    c"PMPI_File_read_at_c",
    c"PMPI_File_read_at_all",
    c"PMPI_File_read_at_all_c",
    c"PMPI_File_read_at_all_begin",
    c"PMPI_File_read_at_all_begin_c",
    c"PMPI_File_read_at_all_end",
    c"PMPI_File_read_ordered",
    c"PMPI_File_read_ordered_c",
    c"PMPI_File_read_ordered_begin",
    c"PMPI_File_read_ordered_begin_c",
    c"PMPI_File_read_ordered_end",
    c"PMPI_File_read_shared",
    c"PMPI_File_read_shared_c",
    c"PMPI_File_seek",
    c"PMPI_File_seek_shared",
    c"PMPI_File_set_atomicity",
    c"PMPI_File_set_info",
    c"PMPI_File_set_size",
    c"PMPI_File_set_view",
    c"PMPI_File_sync",
    c"PMPI_File_write",
    c"PMPI_File_write_c",
    c"PMPI_File_write_all",
    c"PMPI_File_write_all_c",
    c"PMPI_File_write_all_begin",
    c"PMPI_File_write_all_begin_c",
    c"PMPI_File_write_all_end",
    c"PMPI_File_write_at",
    c"PMPI_File_write_at_c",
    c"PMPI_File_write_at_all",
    c"PMPI_File_write_at_all_c",
    c"PMPI_File_write_at_all_begin",
    c"PMPI_File_write_at_all_begin_c",
    c"PMPI_File_write_at_all_end",
    c"PMPI_File_write_ordered",
    c"PMPI_File_write_ordered_c",
    c"PMPI_File_write_ordered_begin",
    c"PMPI_File_write_ordered_begin_c",
    c"PMPI_File_write_ordered_end",
    c"PMPI_File_write_shared",
    c"PMPI_File_write_shared_c",
    c"PMPI_Register_datarep",
    c"PMPI_Register_datarep_c",
    c"PMPI_T_category_changed",
    c"PMPI_T_category_get_categories",
    c"PMPI_T_category_get_cvars",
    c"PMPI_T_category_get_events",
    c"PMPI_T_category_get_index",
    c"PMPI_T_category_get_info",
    c"PMPI_T_category_get_num",
    c"PMPI_T_category_get_num_events",
    c"PMPI_T_category_get_pvars",
    c"PMPI_T_cvar_get_index",
    c"PMPI_T_cvar_get_info",
    c"PMPI_T_cvar_get_num",
    c"PMPI_T_cvar_handle_alloc",
    c"PMPI_T_cvar_handle_free",
    c"PMPI_T_cvar_read",
    c"PMPI_T_cvar_write",
    c"PMPI_T_enum_get_info",
    c"PMPI_T_enum_get_item",
    c"PMPI_T_event_callback_get_info",
    c"PMPI_T_event_callback_set_info",
    c"PMPI_T_event_copy",
    c"PMPI_T_event_get_index",
    c"PMPI_T_event_get_info",
    c"PMPI_T_event_get_num",
    c"PMPI_T_event_get_source",
    c"PMPI_T_event_get_timestamp",
    c"PMPI_T_event_handle_alloc",
    c"PMPI_T_event_handle_free",
    c"PMPI_T_event_handle_get_info",
    c"PMPI_T_event_handle_set_info",
    c"PMPI_T_event_read",
    c"PMPI_T_event_register_callback",
    c"PMPI_T_event_set_dropped_handler",
    c"PMPI_T_finalize",
    c"PMPI_T_init_thread",
    c"PMPI_T_pvar_get_index",
    c"PMPI_T_pvar_get_info",
    c"PMPI_T_pvar_get_num",
    c"PMPI_T_pvar_handle_alloc",
    c"PMPI_T_pvar_handle_free",
    c"PMPI_T_pvar_read",
    c"PMPI_T_pvar_readreset",
    c"PMPI_T_pvar_reset",
    c"PMPI_T_pvar_session_create",
    c"PMPI_T_pvar_session_free",
    c"PMPI_T_pvar_start",
    c"PMPI_T_pvar_stop",
    c"PMPI_T_pvar_write",
    c"PMPI_T_source_get_info",
    c"PMPI_T_source_get_num",
    c"PMPI_T_source_get_timestamp",
    c"PMPI_Pcontrol",
    c"PMPI_Attr_delete",
    c"PMPI_Attr_get",
    c"PMPI_Attr_put",
    c"PMPI_Get_elements_x",
    c"PMPI_Info_get",
    c"PMPI_Info_get_valuelen",
    c"PMPI_Keyval_create",
    c"PMPI_Keyval_free",
    c"PMPI_Status_set_elements_x",
    c"PMPI_Type_get_extent_x",
    c"PMPI_Type_get_true_extent_x",
    c"PMPI_Type_size_x",
    c"PMPI_Type_create_f90_complex",
    c"PMPI_Type_create_f90_integer",
    c"PMPI_Type_create_f90_real",
    c"PMPI_Type_match_size",
    c"PMPI_Abi_get_fortran_booleans",
    c"PMPI_Abi_get_fortran_info",
    c"PMPI_Abi_get_info",
    c"PMPI_Abi_get_version",
    c"PMPI_Abi_set_fortran_booleans",
    c"PMPI_Abi_set_fortran_info",
    c"PMPI_Comm_fromint",
    c"PMPI_Comm_toint",
    c"PMPI_Errhandler_fromint",
    c"PMPI_Errhandler_toint",
    c"PMPI_File_fromint",
    c"PMPI_File_toint",
    c"PMPI_Group_fromint",
    c"PMPI_Group_toint",
    c"PMPI_Info_fromint",
    c"PMPI_Info_toint",
    c"PMPI_Message_fromint",
    c"PMPI_Message_toint",
    c"PMPI_Op_fromint",
    c"PMPI_Op_toint",
    c"PMPI_Request_fromint",
    c"PMPI_Request_toint",
    c"PMPI_Session_fromint",
    c"PMPI_Session_toint",
    c"PMPI_Type_fromint",
    c"PMPI_Type_toint",
    c"PMPI_Win_fromint",
    c"PMPI_Win_toint",
    c"PMPIX_Comm_ack_failed",
    c"PMPIX_Comm_agree",
    c"PMPIX_Comm_agree_failed",
    c"PMPIX_Comm_failure_ack",
    c"PMPIX_Comm_failure_get_acked",
    c"PMPIX_Comm_get_failed",
    c"PMPIX_Comm_iagree",
    c"PMPIX_Comm_is_revoked",
    c"PMPIX_Comm_ishrink",
    c"PMPIX_Comm_revoke",
    c"PMPIX_Comm_shrink",
    c"PMPIX_File_get_failed",
    c"PMPIX_File_is_revoked",
    c"PMPIX_File_revoke",
    c"PMPIX_Win_get_failed",
    c"PMPIX_Win_is_revoked",
    c"PMPIX_Win_revoke",
    c"PMPI_Address",
    c"PMPI_Errhandler_create",
    c"PMPI_Errhandler_get",
    c"PMPI_Errhandler_set",
    c"PMPI_Type_extent",
    c"PMPI_Type_hindexed",
    c"PMPI_Type_hvector",
    c"PMPI_Type_lb",
    c"PMPI_Type_struct",
    c"PMPI_Type_ub",
];

/// Places in [`NAMES`].
#[allow(dead_code)]
pub(crate) mod at {
    pub(crate) const BSEND: usize = 0;
    pub(crate) const BSEND_C: usize = 1;
    pub(crate) const BSEND_INIT: usize = 2;
    pub(crate) const BSEND_INIT_C: usize = 3;
    pub(crate) const BUFFER_ATTACH: usize = 4;
    pub(crate) const BUFFER_ATTACH_C: usize = 5;
    pub(crate) const BUFFER_DETACH: usize = 6;
    pub(crate) const BUFFER_DETACH_C: usize = 7;
    pub(crate) const BUFFER_FLUSH: usize = 8;
    pub(crate) const BUFFER_IFLUSH: usize = 9;
    pub(crate) const CANCEL: usize = 10;
    pub(crate) const COMM_ATTACH_BUFFER: usize = 11;
    pub(crate) const COMM_ATTACH_BUFFER_C: usize = 12;
    pub(crate) const COMM_DETACH_BUFFER: usize = 13;
    pub(crate) const COMM_DETACH_BUFFER_C: usize = 14;
    pub(crate) const COMM_FLUSH_BUFFER: usize = 15;
    pub(crate) const COMM_IFLUSH_BUFFER: usize = 16;
    pub(crate) const GET_COUNT: usize = 17;
    pub(crate) const GET_COUNT_C: usize = 18;
    pub(crate) const IBSEND: usize = 19;
    pub(crate) const IBSEND_C: usize = 20;
    pub(crate) const IMPROBE: usize = 21;
    pub(crate) const IMRECV: usize = 22;
    pub(crate) const IMRECV_C: usize = 23;
    pub(crate) const IPROBE: usize = 24;
    pub(crate) const IRECV: usize = 25;
    pub(crate) const IRECV_C: usize = 26;
    pub(crate) const IRSEND: usize = 27;
    pub(crate) const IRSEND_C: usize = 28;
    pub(crate) const ISEND: usize = 29;
    pub(crate) const ISEND_C: usize = 30;
    pub(crate) const ISENDRECV: usize = 31;
    pub(crate) const ISENDRECV_C: usize = 32;
    pub(crate) const ISENDRECV_REPLACE: usize = 33;
    pub(crate) const ISENDRECV_REPLACE_C: usize = 34;
    pub(crate) const ISSEND: usize = 35;
    pub(crate) const ISSEND_C: usize = 36;
    pub(crate) const MPROBE: usize = 37;
    pub(crate) const MRECV: usize = 38;
    pub(crate) const MRECV_C: usize = 39;
    pub(crate) const PROBE: usize = 40;
    pub(crate) const RECV: usize = 41;
    pub(crate) const RECV_C: usize = 42;
    pub(crate) const RECV_INIT: usize = 43;
    pub(crate) const RECV_INIT_C: usize = 44;
    pub(crate) const REQUEST_FREE: usize = 45;
    pub(crate) const REQUEST_GET_STATUS: usize = 46;
    pub(crate) const REQUEST_GET_STATUS_ALL: usize = 47;
    pub(crate) const REQUEST_GET_STATUS_ANY: usize = 48;
    pub(crate) const REQUEST_GET_STATUS_SOME: usize = 49;
    pub(crate) const RSEND: usize = 50;
    pub(crate) const RSEND_C: usize = 51;
    pub(crate) const RSEND_INIT: usize = 52;
    pub(crate) const RSEND_INIT_C: usize = 53;
    pub(crate) const SEND: usize = 54;
    pub(crate) const SEND_C: usize = 55;
    pub(crate) const SEND_INIT: usize = 56;
    pub(crate) const SEND_INIT_C: usize = 57;
    pub(crate) const SENDRECV: usize = 58;
    pub(crate) const SENDRECV_C: usize = 59;
    pub(crate) const SENDRECV_REPLACE: usize = 60;
    pub(crate) const SENDRECV_REPLACE_C: usize = 61;
    pub(crate) const SESSION_ATTACH_BUFFER: usize = 62;
    pub(crate) const SESSION_ATTACH_BUFFER_C: usize = 63;
    pub(crate) const SESSION_DETACH_BUFFER: usize = 64;
    pub(crate) const SESSION_DETACH_BUFFER_C: usize = 65;
    pub(crate) const SESSION_FLUSH_BUFFER: usize = 66;
    pub(crate) const SESSION_IFLUSH_BUFFER: usize = 67;
    pub(crate) const SSEND: usize = 68;
    pub(crate) const SSEND_C: usize = 69;
    pub(crate) const SSEND_INIT: usize = 70;
    pub(crate) const SSEND_INIT_C: usize = 71;
    pub(crate) const START: usize = 72;
    pub(crate) const STARTALL: usize = 73;
    pub(crate) const STATUS_GET_ERROR: usize = 74;
    pub(crate) const STATUS_GET_SOURCE: usize = 75;
    pub(crate) const STATUS_GET_TAG: usize = 76;
    pub(crate) const STATUS_SET_ERROR: usize = 77;
    pub(crate) const STATUS_SET_SOURCE: usize = 78;
    pub(crate) const STATUS_SET_TAG: usize = 79;
    pub(crate) const TEST: usize = 80;
    pub(crate) const TEST_CANCELLED: usize = 81;
    pub(crate) const TESTALL: usize = 82;
    pub(crate) const TESTANY: usize = 83;
    pub(crate) const TESTSOME: usize = 84;
    pub(crate) const WAIT: usize = 85;
    pub(crate) const WAITALL: usize = 86;
    pub(crate) const WAITANY: usize = 87;
    pub(crate) const WAITSOME: usize = 88;
    pub(crate) const PARRIVED: usize = 89;
    pub(crate) const PREADY: usize = 90;
    pub(crate) const PREADY_LIST: usize = 91;
    pub(crate) const PREADY_RANGE: usize = 92;
    pub(crate) const PRECV_INIT: usize = 93;
    pub(crate) const PRECV_INIT_C: usize = 94;
    pub(crate) const PSEND_INIT: usize = 95;
    pub(crate) const PSEND_INIT_C: usize = 96;
    pub(crate) const AINT_ADD: usize = 97;
    pub(crate) const AINT_DIFF: usize = 98;
    pub(crate) const GET_ADDRESS: usize = 99;
    pub(crate) const GET_ELEMENTS: usize = 100;
    pub(crate) const GET_ELEMENTS_C: usize = 101;
    pub(crate) const PACK: usize = 102;
    pub(crate) const PACK_C: usize = 103;
    pub(crate) const PACK_EXTERNAL: usize = 104;
    pub(crate) const PACK_EXTERNAL_C: usize = 105;
    pub(crate) const PACK_EXTERNAL_SIZE: usize = 106;
    pub(crate) const PACK_EXTERNAL_SIZE_C: usize = 107;
    pub(crate) const PACK_SIZE: usize = 108;
    pub(crate) const PACK_SIZE_C: usize = 109;
    pub(crate) const TYPE_COMMIT: usize = 110;
    pub(crate) const TYPE_CONTIGUOUS: usize = 111;
    pub(crate) const TYPE_CONTIGUOUS_C: usize = 112;
    pub(crate) const TYPE_CREATE_DARRAY: usize = 113;
    pub(crate) const TYPE_CREATE_DARRAY_C: usize = 114;
    pub(crate) const TYPE_CREATE_HINDEXED: usize = 115;
    pub(crate) const TYPE_CREATE_HINDEXED_C: usize = 116;
    pub(crate) const TYPE_CREATE_HINDEXED_BLOCK: usize = 117;
    pub(crate) const TYPE_CREATE_HINDEXED_BLOCK_C: usize = 118;
    pub(crate) const TYPE_CREATE_HVECTOR: usize = 119;
    pub(crate) const TYPE_CREATE_HVECTOR_C: usize = 120;
    pub(crate) const TYPE_CREATE_INDEXED_BLOCK: usize = 121;
    pub(crate) const TYPE_CREATE_INDEXED_BLOCK_C: usize = 122;
    pub(crate) const TYPE_CREATE_RESIZED: usize = 123;
    pub(crate) const TYPE_CREATE_RESIZED_C: usize = 124;
    pub(crate) const TYPE_CREATE_STRUCT: usize = 125;
    pub(crate) const TYPE_CREATE_STRUCT_C: usize = 126;
    pub(crate) const TYPE_CREATE_SUBARRAY: usize = 127;
    pub(crate) const TYPE_CREATE_SUBARRAY_C: usize = 128;
    pub(crate) const TYPE_DUP: usize = 129;
    pub(crate) const TYPE_FREE: usize = 130;
    pub(crate) const TYPE_GET_CONTENTS: usize = 131;
    pub(crate) const TYPE_GET_CONTENTS_C: usize = 132;
    pub(crate) const TYPE_GET_ENVELOPE: usize = 133;
    pub(crate) const TYPE_GET_ENVELOPE_C: usize = 134;
    pub(crate) const TYPE_GET_EXTENT: usize = 135;
    pub(crate) const TYPE_GET_EXTENT_C: usize = 136;
    pub(crate) const TYPE_GET_TRUE_EXTENT: usize = 137;
    pub(crate) const TYPE_GET_TRUE_EXTENT_C: usize = 138;
    pub(crate) const TYPE_GET_VALUE_INDEX: usize = 139;
    pub(crate) const TYPE_INDEXED: usize = 140;
    pub(crate) const TYPE_INDEXED_C: usize = 141;
    pub(crate) const TYPE_SIZE: usize = 142;
    pub(crate) const TYPE_SIZE_C: usize = 143;
    pub(crate) const TYPE_VECTOR: usize = 144;
    pub(crate) const TYPE_VECTOR_C: usize = 145;
    pub(crate) const UNPACK: usize = 146;
    pub(crate) const UNPACK_C: usize = 147;
    pub(crate) const UNPACK_EXTERNAL: usize = 148;
    pub(crate) const UNPACK_EXTERNAL_C: usize = 149;
    pub(crate) const ALLGATHER: usize = 150;
    pub(crate) const ALLGATHER_C: usize = 151;
    pub(crate) const ALLGATHER_INIT: usize = 152;
    pub(crate) const ALLGATHER_INIT_C: usize = 153;
    pub(crate) const ALLGATHERV: usize = 154;
    pub(crate) const ALLGATHERV_C: usize = 155;
    pub(crate) const ALLGATHERV_INIT: usize = 156;
    pub(crate) const ALLGATHERV_INIT_C: usize = 157;
    pub(crate) const ALLREDUCE: usize = 158;
    pub(crate) const ALLREDUCE_C: usize = 159;
    pub(crate) const ALLREDUCE_INIT: usize = 160;
    pub(crate) const ALLREDUCE_INIT_C: usize = 161;
    pub(crate) const ALLTOALL: usize = 162;
    pub(crate) const ALLTOALL_C: usize = 163;
    pub(crate) const ALLTOALL_INIT: usize = 164;
    pub(crate) const ALLTOALL_INIT_C: usize = 165;
    pub(crate) const ALLTOALLV: usize = 166;
    pub(crate) const ALLTOALLV_C: usize = 167;
    pub(crate) const ALLTOALLV_INIT: usize = 168;
    pub(crate) const ALLTOALLV_INIT_C: usize = 169;
    pub(crate) const ALLTOALLW: usize = 170;
    pub(crate) const ALLTOALLW_C: usize = 171;
    pub(crate) const ALLTOALLW_INIT: usize = 172;
    pub(crate) const ALLTOALLW_INIT_C: usize = 173;
    pub(crate) const BARRIER: usize = 174;
    pub(crate) const BARRIER_INIT: usize = 175;
    pub(crate) const BCAST: usize = 176;
    pub(crate) const BCAST_C: usize = 177;
    pub(crate) const BCAST_INIT: usize = 178;
    pub(crate) const BCAST_INIT_C: usize = 179;
    pub(crate) const EXSCAN: usize = 180;
    pub(crate) const EXSCAN_C: usize = 181;
    pub(crate) const EXSCAN_INIT: usize = 182;
    pub(crate) const EXSCAN_INIT_C: usize = 183;
    pub(crate) const GATHER: usize = 184;
    pub(crate) const GATHER_C: usize = 185;
    pub(crate) const GATHER_INIT: usize = 186;
    pub(crate) const GATHER_INIT_C: usize = 187;
    pub(crate) const GATHERV: usize = 188;
    pub(crate) const GATHERV_C: usize = 189;
    pub(crate) const GATHERV_INIT: usize = 190;
    pub(crate) const GATHERV_INIT_C: usize = 191;
    pub(crate) const IALLGATHER: usize = 192;
    pub(crate) const IALLGATHER_C: usize = 193;
    pub(crate) const IALLGATHERV: usize = 194;
    pub(crate) const IALLGATHERV_C: usize = 195;
    pub(crate) const IALLREDUCE: usize = 196;
    pub(crate) const IALLREDUCE_C: usize = 197;
    pub(crate) const IALLTOALL: usize = 198;
    pub(crate) const IALLTOALL_C: usize = 199;
    pub(crate) const IALLTOALLV: usize = 200;
    pub(crate) const IALLTOALLV_C: usize = 201;
    pub(crate) const IALLTOALLW: usize = 202;
    pub(crate) const IALLTOALLW_C: usize = 203;
    pub(crate) const IBARRIER: usize = 204;
    pub(crate) const IBCAST: usize = 205;
    pub(crate) const IBCAST_C: usize = 206;
    pub(crate) const IEXSCAN: usize = 207;
    pub(crate) const IEXSCAN_C: usize = 208;
    pub(crate) const IGATHER: usize = 209;
    pub(crate) const IGATHER_C: usize = 210;
    pub(crate) const IGATHERV: usize = 211;
    pub(crate) const IGATHERV_C: usize = 212;
    pub(crate) const IREDUCE: usize = 213;
    pub(crate) const IREDUCE_C: usize = 214;
    pub(crate) const IREDUCE_SCATTER: usize = 215;
    pub(crate) const IREDUCE_SCATTER_C: usize = 216;
    pub(crate) const IREDUCE_SCATTER_BLOCK: usize = 217;
    pub(crate) const IREDUCE_SCATTER_BLOCK_C: usize = 218;
    pub(crate) const ISCAN: usize = 219;
    pub(crate) const ISCAN_C: usize = 220;
    pub(crate) const ISCATTER: usize = 221;
    pub(crate) const ISCATTER_C: usize = 222;
    pub(crate) const ISCATTERV: usize = 223;
    pub(crate) const ISCATTERV_C: usize = 224;
    pub(crate) const OP_COMMUTATIVE: usize = 225;
    pub(crate) const OP_CREATE: usize = 226;
    pub(crate) const OP_CREATE_C: usize = 227;
    pub(crate) const OP_FREE: usize = 228;
    pub(crate) const REDUCE: usize = 229;
    pub(crate) const REDUCE_C: usize = 230;
    pub(crate) const REDUCE_INIT: usize = 231;
    pub(crate) const REDUCE_INIT_C: usize = 232;
    pub(crate) const REDUCE_LOCAL: usize = 233;
    pub(crate) const REDUCE_LOCAL_C: usize = 234;
    pub(crate) const REDUCE_SCATTER: usize = 235;
    pub(crate) const REDUCE_SCATTER_C: usize = 236;
    pub(crate) const REDUCE_SCATTER_BLOCK: usize = 237;
    pub(crate) const REDUCE_SCATTER_BLOCK_C: usize = 238;
    pub(crate) const REDUCE_SCATTER_BLOCK_INIT: usize = 239;
    pub(crate) const REDUCE_SCATTER_BLOCK_INIT_C: usize = 240;
    pub(crate) const REDUCE_SCATTER_INIT: usize = 241;
    pub(crate) const REDUCE_SCATTER_INIT_C: usize = 242;
    pub(crate) const SCAN: usize = 243;
    pub(crate) const SCAN_C: usize = 244;
    pub(crate) const SCAN_INIT: usize = 245;
    pub(crate) const SCAN_INIT_C: usize = 246;
    pub(crate) const SCATTER: usize = 247;
    pub(crate) const SCATTER_C: usize = 248;
    pub(crate) const SCATTER_INIT: usize = 249;
    pub(crate) const SCATTER_INIT_C: usize = 250;
    pub(crate) const SCATTERV: usize = 251;
    pub(crate) const SCATTERV_C: usize = 252;
    pub(crate) const SCATTERV_INIT: usize = 253;
    pub(crate) const SCATTERV_INIT_C: usize = 254;
    pub(crate) const COMM_COMPARE: usize = 255;
    pub(crate) const COMM_CREATE: usize = 256;
    pub(crate) const COMM_CREATE_FROM_GROUP: usize = 257;
    pub(crate) const COMM_CREATE_GROUP: usize = 258;
    pub(crate) const COMM_CREATE_KEYVAL: usize = 259;
    pub(crate) const COMM_DELETE_ATTR: usize = 260;
    pub(crate) const COMM_DUP: usize = 261;
    pub(crate) const COMM_DUP_WITH_INFO: usize = 262;
    pub(crate) const COMM_FREE: usize = 263;
    pub(crate) const COMM_FREE_KEYVAL: usize = 264;
    pub(crate) const COMM_GET_ATTR: usize = 265;
    pub(crate) const COMM_GET_INFO: usize = 266;
    pub(crate) const COMM_GET_NAME: usize = 267;
    pub(crate) const COMM_GROUP: usize = 268;
    pub(crate) const COMM_IDUP: usize = 269;
    pub(crate) const COMM_IDUP_WITH_INFO: usize = 270;
    pub(crate) const COMM_RANK: usize = 271;
    pub(crate) const COMM_REMOTE_GROUP: usize = 272;
    pub(crate) const COMM_REMOTE_SIZE: usize = 273;
    pub(crate) const COMM_SET_ATTR: usize = 274;
    pub(crate) const COMM_SET_INFO: usize = 275;
    pub(crate) const COMM_SET_NAME: usize = 276;
    pub(crate) const COMM_SIZE: usize = 277;
    pub(crate) const COMM_SPLIT: usize = 278;
    pub(crate) const COMM_SPLIT_TYPE: usize = 279;
    pub(crate) const COMM_TEST_INTER: usize = 280;
    pub(crate) const GROUP_COMPARE: usize = 281;
    pub(crate) const GROUP_DIFFERENCE: usize = 282;
    pub(crate) const GROUP_EXCL: usize = 283;
    pub(crate) const GROUP_FREE: usize = 284;
    pub(crate) const GROUP_FROM_SESSION_PSET: usize = 285;
    pub(crate) const GROUP_INCL: usize = 286;
    pub(crate) const GROUP_INTERSECTION: usize = 287;
    pub(crate) const GROUP_RANGE_EXCL: usize = 288;
    pub(crate) const GROUP_RANGE_INCL: usize = 289;
    pub(crate) const GROUP_RANK: usize = 290;
    pub(crate) const GROUP_SIZE: usize = 291;
    pub(crate) const GROUP_TRANSLATE_RANKS: usize = 292;
    pub(crate) const GROUP_UNION: usize = 293;
    pub(crate) const INTERCOMM_CREATE: usize = 294;
    pub(crate) const INTERCOMM_CREATE_FROM_GROUPS: usize = 295;
    pub(crate) const INTERCOMM_MERGE: usize = 296;
    pub(crate) const TYPE_CREATE_KEYVAL: usize = 297;
    pub(crate) const TYPE_DELETE_ATTR: usize = 298;
    pub(crate) const TYPE_FREE_KEYVAL: usize = 299;
    pub(crate) const TYPE_GET_ATTR: usize = 300;
    pub(crate) const TYPE_GET_NAME: usize = 301;
    pub(crate) const TYPE_SET_ATTR: usize = 302;
    pub(crate) const TYPE_SET_NAME: usize = 303;
    pub(crate) const WIN_CREATE_KEYVAL: usize = 304;
    pub(crate) const WIN_DELETE_ATTR: usize = 305;
    pub(crate) const WIN_FREE_KEYVAL: usize = 306;
    pub(crate) const WIN_GET_ATTR: usize = 307;
    pub(crate) const WIN_GET_NAME: usize = 308;
    pub(crate) const WIN_SET_ATTR: usize = 309;
    pub(crate) const WIN_SET_NAME: usize = 310;
    pub(crate) const CART_COORDS: usize = 311;
    pub(crate) const CART_CREATE: usize = 312;
    pub(crate) const CART_GET: usize = 313;
    pub(crate) const CART_MAP: usize = 314;
    pub(crate) const CART_RANK: usize = 315;
    pub(crate) const CART_SHIFT: usize = 316;
    pub(crate) const CART_SUB: usize = 317;
    pub(crate) const CARTDIM_GET: usize = 318;
    pub(crate) const DIMS_CREATE: usize = 319;
    pub(crate) const DIST_GRAPH_CREATE: usize = 320;
    pub(crate) const DIST_GRAPH_CREATE_ADJACENT: usize = 321;
    pub(crate) const DIST_GRAPH_NEIGHBORS: usize = 322;
    pub(crate) const DIST_GRAPH_NEIGHBORS_COUNT: usize = 323;
    pub(crate) const GRAPH_CREATE: usize = 324;
    pub(crate) const GRAPH_GET: usize = 325;
    pub(crate) const GRAPH_MAP: usize = 326;
    pub(crate) const GRAPH_NEIGHBORS: usize = 327;
    pub(crate) const GRAPH_NEIGHBORS_COUNT: usize = 328;
    pub(crate) const GRAPHDIMS_GET: usize = 329;
    pub(crate) const INEIGHBOR_ALLGATHER: usize = 330;
    pub(crate) const INEIGHBOR_ALLGATHER_C: usize = 331;
    pub(crate) const INEIGHBOR_ALLGATHERV: usize = 332;
    pub(crate) const INEIGHBOR_ALLGATHERV_C: usize = 333;
    pub(crate) const INEIGHBOR_ALLTOALL: usize = 334;
    pub(crate) const INEIGHBOR_ALLTOALL_C: usize = 335;
    pub(crate) const INEIGHBOR_ALLTOALLV: usize = 336;
    pub(crate) const INEIGHBOR_ALLTOALLV_C: usize = 337;
    pub(crate) const INEIGHBOR_ALLTOALLW: usize = 338;
    pub(crate) const INEIGHBOR_ALLTOALLW_C: usize = 339;
    pub(crate) const NEIGHBOR_ALLGATHER: usize = 340;
    pub(crate) const NEIGHBOR_ALLGATHER_C: usize = 341;
    pub(crate) const NEIGHBOR_ALLGATHER_INIT: usize = 342;
    pub(crate) const NEIGHBOR_ALLGATHER_INIT_C: usize = 343;
    pub(crate) const NEIGHBOR_ALLGATHERV: usize = 344;
    pub(crate) const NEIGHBOR_ALLGATHERV_C: usize = 345;
    pub(crate) const NEIGHBOR_ALLGATHERV_INIT: usize = 346;
    pub(crate) const NEIGHBOR_ALLGATHERV_INIT_C: usize = 347;
    pub(crate) const NEIGHBOR_ALLTOALL: usize = 348;
    pub(crate) const NEIGHBOR_ALLTOALL_C: usize = 349;
    pub(crate) const NEIGHBOR_ALLTOALL_INIT: usize = 350;
    pub(crate) const NEIGHBOR_ALLTOALL_INIT_C: usize = 351;
    pub(crate) const NEIGHBOR_ALLTOALLV: usize = 352;
    pub(crate) const NEIGHBOR_ALLTOALLV_C: usize = 353;
    pub(crate) const NEIGHBOR_ALLTOALLV_INIT: usize = 354;
    pub(crate) const NEIGHBOR_ALLTOALLV_INIT_C: usize = 355;
    pub(crate) const NEIGHBOR_ALLTOALLW: usize = 356;
    pub(crate) const NEIGHBOR_ALLTOALLW_C: usize = 357;
    pub(crate) const NEIGHBOR_ALLTOALLW_INIT: usize = 358;
    pub(crate) const NEIGHBOR_ALLTOALLW_INIT_C: usize = 359;
    pub(crate) const TOPO_TEST: usize = 360;
    pub(crate) const ADD_ERROR_CLASS: usize = 361;
    pub(crate) const ADD_ERROR_CODE: usize = 362;
    pub(crate) const ADD_ERROR_STRING: usize = 363;
    pub(crate) const ALLOC_MEM: usize = 364;
    pub(crate) const COMM_CALL_ERRHANDLER: usize = 365;
    pub(crate) const COMM_CREATE_ERRHANDLER: usize = 366;
    pub(crate) const COMM_GET_ERRHANDLER: usize = 367;
    pub(crate) const COMM_SET_ERRHANDLER: usize = 368;
    pub(crate) const ERRHANDLER_FREE: usize = 369;
    pub(crate) const ERROR_CLASS: usize = 370;
    pub(crate) const ERROR_STRING: usize = 371;
    pub(crate) const FILE_CALL_ERRHANDLER: usize = 372;
    pub(crate) const FILE_CREATE_ERRHANDLER: usize = 373;
    pub(crate) const FILE_GET_ERRHANDLER: usize = 374;
    pub(crate) const FILE_SET_ERRHANDLER: usize = 375;
    pub(crate) const FREE_MEM: usize = 376;
    pub(crate) const GET_HW_RESOURCE_INFO: usize = 377;
    pub(crate) const GET_LIBRARY_VERSION: usize = 378;
    pub(crate) const GET_PROCESSOR_NAME: usize = 379;
    pub(crate) const GET_VERSION: usize = 380;
    pub(crate) const REMOVE_ERROR_CLASS: usize = 381;
    pub(crate) const REMOVE_ERROR_CODE: usize = 382;
    pub(crate) const REMOVE_ERROR_STRING: usize = 383;
    pub(crate) const SESSION_CALL_ERRHANDLER: usize = 384;
    pub(crate) const SESSION_CREATE_ERRHANDLER: usize = 385;
    pub(crate) const SESSION_GET_ERRHANDLER: usize = 386;
    pub(crate) const SESSION_SET_ERRHANDLER: usize = 387;
    pub(crate) const WIN_CALL_ERRHANDLER: usize = 388;
    pub(crate) const WIN_CREATE_ERRHANDLER: usize = 389;
    pub(crate) const WIN_GET_ERRHANDLER: usize = 390;
    pub(crate) const WIN_SET_ERRHANDLER: usize = 391;
    pub(crate) const WTICK: usize = 392;
    pub(crate) const WTIME: usize = 393;
    pub(crate) const INFO_CREATE: usize = 394;
    pub(crate) const INFO_CREATE_ENV: usize = 395;
    pub(crate) const INFO_DELETE: usize = 396;
    pub(crate) const INFO_DUP: usize = 397;
    pub(crate) const INFO_FREE: usize = 398;
    pub(crate) const INFO_GET_NKEYS: usize = 399;
    pub(crate) const INFO_GET_NTHKEY: usize = 400;
    pub(crate) const INFO_GET_STRING: usize = 401;
    pub(crate) const INFO_SET: usize = 402;
    pub(crate) const ABORT: usize = 403;
    pub(crate) const CLOSE_PORT: usize = 404;
    pub(crate) const COMM_ACCEPT: usize = 405;
    pub(crate) const COMM_CONNECT: usize = 406;
    pub(crate) const COMM_DISCONNECT: usize = 407;
    pub(crate) const COMM_GET_PARENT: usize = 408;
    pub(crate) const COMM_JOIN: usize = 409;
    pub(crate) const COMM_SPAWN: usize = 410;
    pub(crate) const COMM_SPAWN_MULTIPLE: usize = 411;
    pub(crate) const FINALIZE: usize = 412;
    pub(crate) const FINALIZED: usize = 413;
    pub(crate) const INIT: usize = 414;
    pub(crate) const INIT_THREAD: usize = 415;
    pub(crate) const INITIALIZED: usize = 416;
    pub(crate) const IS_THREAD_MAIN: usize = 417;
    pub(crate) const LOOKUP_NAME: usize = 418;
    pub(crate) const OPEN_PORT: usize = 419;
    pub(crate) const PUBLISH_NAME: usize = 420;
    pub(crate) const QUERY_THREAD: usize = 421;
    pub(crate) const SESSION_FINALIZE: usize = 422;
    pub(crate) const SESSION_GET_INFO: usize = 423;
    pub(crate) const SESSION_GET_NTH_PSET: usize = 424;
    pub(crate) const SESSION_GET_NUM_PSETS: usize = 425;
    pub(crate) const SESSION_GET_PSET_INFO: usize = 426;
    pub(crate) const SESSION_INIT: usize = 427;
    pub(crate) const UNPUBLISH_NAME: usize = 428;
    pub(crate) const ACCUMULATE: usize = 429;
    pub(crate) const ACCUMULATE_C: usize = 430;
    pub(crate) const COMPARE_AND_SWAP: usize = 431;
    pub(crate) const FETCH_AND_OP: usize = 432;
    pub(crate) const GET: usize = 433;
    pub(crate) const GET_C: usize = 434;
    pub(crate) const GET_ACCUMULATE: usize = 435;
    pub(crate) const GET_ACCUMULATE_C: usize = 436;
    pub(crate) const PUT: usize = 437;
    pub(crate) const PUT_C: usize = 438;
    pub(crate) const RACCUMULATE: usize = 439;
    pub(crate) const RACCUMULATE_C: usize = 440;
    pub(crate) const RGET: usize = 441;
    pub(crate) const RGET_C: usize = 442;
    pub(crate) const RGET_ACCUMULATE: usize = 443;
    pub(crate) const RGET_ACCUMULATE_C: usize = 444;
    pub(crate) const RPUT: usize = 445;
    pub(crate) const RPUT_C: usize = 446;
    pub(crate) const WIN_ALLOCATE: usize = 447;
    pub(crate) const WIN_ALLOCATE_C: usize = 448;
    pub(crate) const WIN_ALLOCATE_SHARED: usize = 449;
    pub(crate) const WIN_ALLOCATE_SHARED_C: usize = 450;
    pub(crate) const WIN_ATTACH: usize = 451;
    pub(crate) const WIN_COMPLETE: usize = 452;
    pub(crate) const WIN_CREATE: usize = 453;
    pub(crate) const WIN_CREATE_C: usize = 454;
    pub(crate) const WIN_CREATE_DYNAMIC: usize = 455;
    pub(crate) const WIN_DETACH: usize = 456;
    pub(crate) const WIN_FENCE: usize = 457;
    pub(crate) const WIN_FLUSH: usize = 458;
    pub(crate) const WIN_FLUSH_ALL: usize = 459;
    pub(crate) const WIN_FLUSH_LOCAL: usize = 460;
    pub(crate) const WIN_FLUSH_LOCAL_ALL: usize = 461;
    pub(crate) const WIN_FREE: usize = 462;
    pub(crate) const WIN_GET_GROUP: usize = 463;
    pub(crate) const WIN_GET_INFO: usize = 464;
    pub(crate) const WIN_LOCK: usize = 465;
    pub(crate) const WIN_LOCK_ALL: usize = 466;
    pub(crate) const WIN_POST: usize = 467;
    pub(crate) const WIN_SET_INFO: usize = 468;
    pub(crate) const WIN_SHARED_QUERY: usize = 469;
    pub(crate) const WIN_SHARED_QUERY_C: usize = 470;
    pub(crate) const WIN_START: usize = 471;
    pub(crate) const WIN_SYNC: usize = 472;
    pub(crate) const WIN_TEST: usize = 473;
    pub(crate) const WIN_UNLOCK: usize = 474;
    pub(crate) const WIN_UNLOCK_ALL: usize = 475;
    pub(crate) const WIN_WAIT: usize = 476;
    pub(crate) const GREQUEST_COMPLETE: usize = 477;
    pub(crate) const GREQUEST_START: usize = 478;
    pub(crate) const STATUS_SET_CANCELLED: usize = 479;
    pub(crate) const STATUS_SET_ELEMENTS: usize = 480;
    pub(crate) const STATUS_SET_ELEMENTS_C: usize = 481;
    pub(crate) const FILE_CLOSE: usize = 482;
    pub(crate) const FILE_DELETE: usize = 483;
    pub(crate) const FILE_GET_AMODE: usize = 484;
    pub(crate) const FILE_GET_ATOMICITY: usize = 485;
    pub(crate) const FILE_GET_BYTE_OFFSET: usize = 486;
    pub(crate) const FILE_GET_GROUP: usize = 487;
    pub(crate) const FILE_GET_INFO: usize = 488;
    pub(crate) const FILE_GET_POSITION: usize = 489;
    pub(crate) const FILE_GET_POSITION_SHARED: usize = 490;
    pub(crate) const FILE_GET_SIZE: usize = 491;
    pub(crate) const FILE_GET_TYPE_EXTENT: usize = 492;
    pub(crate) const FILE_GET_TYPE_EXTENT_C: usize = 493;
    pub(crate) const FILE_GET_VIEW: usize = 494;
    pub(crate) const FILE_IREAD: usize = 495;
    pub(crate) const FILE_IREAD_C: usize = 496;
    pub(crate) const FILE_IREAD_ALL: usize = 497;
    pub(crate) const FILE_IREAD_ALL_C: usize = 498;
    pub(crate) const FILE_IREAD_AT: usize = 499;
    pub(crate) const FILE_IREAD_AT_C: usize = 500;
    pub(crate) const FILE_IREAD_AT_ALL: usize = 501;
    pub(crate) const FILE_IREAD_AT_ALL_C: usize = 502;
    pub(crate) const FILE_IREAD_SHARED: usize = 503;
    pub(crate) const FILE_IREAD_SHARED_C: usize = 504;
    pub(crate) const FILE_IWRITE: usize = 505;
    pub(crate) const FILE_IWRITE_C: usize = 506;
    pub(crate) const FILE_IWRITE_ALL: usize = 507;
    pub(crate) const FILE_IWRITE_ALL_C: usize = 508;
    pub(crate) const FILE_IWRITE_AT: usize = 509;
    pub(crate) const FILE_IWRITE_AT_C: usize = 510;
    pub(crate) const FILE_IWRITE_AT_ALL: usize = 511;
    pub(crate) const FILE_IWRITE_AT_ALL_C: usize = 512;
    pub(crate) const FILE_IWRITE_SHARED: usize = 513;
    pub(crate) const FILE_IWRITE_SHARED_C: usize = 514;
    pub(crate) const FILE_OPEN: usize = 515;
    pub(crate) const FILE_PREALLOCATE: usize = 516;
    pub(crate) const FILE_READ: usize = 517;
    pub(crate) const FILE_READ_C: usize = 518;
    pub(crate) const FILE_READ_ALL: usize = 519;
    pub(crate) const FILE_READ_ALL_C: usize = 520;
    pub(crate) const FILE_READ_ALL_BEGIN: usize = 521;
    pub(crate) const FILE_READ_ALL_BEGIN_C: usize = 522;
    pub(crate) const FILE_READ_ALL_END: usize = 523;
    pub(crate) const FILE_READ_AT: usize = 524;
    pub(crate) const FILE_READ_AT_C: usize = 525;
    pub(crate) const FILE_READ_AT_ALL: usize = 526;
    pub(crate) const FILE_READ_AT_ALL_C: usize = 527;
    pub(crate) const FILE_READ_AT_ALL_BEGIN: usize = 528;
    pub(crate) const FILE_READ_AT_ALL_BEGIN_C: usize = 529;
    pub(crate) const FILE_READ_AT_ALL_END: usize = 530;
    pub(crate) const FILE_READ_ORDERED: usize = 531;
    pub(crate) const FILE_READ_ORDERED_C: usize = 532;
    pub(crate) const FILE_READ_ORDERED_BEGIN: usize = 533;
    pub(crate) const FILE_READ_ORDERED_BEGIN_C: usize = 534;
    pub(crate) const FILE_READ_ORDERED_END: usize = 535;
    pub(crate) const FILE_READ_SHARED: usize = 536;
    pub(crate) const FILE_READ_SHARED_C: usize = 537;
    pub(crate) const FILE_SEEK: usize = 538;
    pub(crate) const FILE_SEEK_SHARED: usize = 539;
    pub(crate) const FILE_SET_ATOMICITY: usize = 540;
    pub(crate) const FILE_SET_INFO: usize = 541;
    pub(crate) const FILE_SET_SIZE: usize = 542;
    pub(crate) const FILE_SET_VIEW: usize = 543;
    pub(crate) const FILE_SYNC: usize = 544;
    pub(crate) const FILE_WRITE: usize = 545;
    pub(crate) const FILE_WRITE_C: usize = 546;
    pub(crate) const FILE_WRITE_ALL: usize = 547;
    pub(crate) const FILE_WRITE_ALL_C: usize = 548;
    pub(crate) const FILE_WRITE_ALL_BEGIN: usize = 549;
    pub(crate) const FILE_WRITE_ALL_BEGIN_C: usize = 550;
    pub(crate) const FILE_WRITE_ALL_END: usize = 551;
    pub(crate) const FILE_WRITE_AT: usize = 552;
    pub(crate) const FILE_WRITE_AT_C: usize = 553;
    pub(crate) const FILE_WRITE_AT_ALL: usize = 554;
    pub(crate) const FILE_WRITE_AT_ALL_C: usize = 555;
    pub(crate) const FILE_WRITE_AT_ALL_BEGIN: usize = 556;
    pub(crate) const FILE_WRITE_AT_ALL_BEGIN_C: usize = 557;
    pub(crate) const FILE_WRITE_AT_ALL_END: usize = 558;
    pub(crate) const FILE_WRITE_ORDERED: usize = 559;
    pub(crate) const FILE_WRITE_ORDERED_C: usize = 560;
    pub(crate) const FILE_WRITE_ORDERED_BEGIN: usize = 561;
    pub(crate) const FILE_WRITE_ORDERED_BEGIN_C: usize = 562;
    pub(crate) const FILE_WRITE_ORDERED_END: usize = 563;
    pub(crate) const FILE_WRITE_SHARED: usize = 564;
    pub(crate) const FILE_WRITE_SHARED_C: usize = 565;
    pub(crate) const REGISTER_DATAREP: usize = 566;
    pub(crate) const REGISTER_DATAREP_C: usize = 567;
    pub(crate) const T_CATEGORY_CHANGED: usize = 568;
    pub(crate) const T_CATEGORY_GET_CATEGORIES: usize = 569;
    pub(crate) const T_CATEGORY_GET_CVARS: usize = 570;
    pub(crate) const T_CATEGORY_GET_EVENTS: usize = 571;
    pub(crate) const T_CATEGORY_GET_INDEX: usize = 572;
    pub(crate) const T_CATEGORY_GET_INFO: usize = 573;
    pub(crate) const T_CATEGORY_GET_NUM: usize = 574;
    pub(crate) const T_CATEGORY_GET_NUM_EVENTS: usize = 575;
    pub(crate) const T_CATEGORY_GET_PVARS: usize = 576;
    pub(crate) const T_CVAR_GET_INDEX: usize = 577;
    pub(crate) const T_CVAR_GET_INFO: usize = 578;
    pub(crate) const T_CVAR_GET_NUM: usize = 579;
    pub(crate) const T_CVAR_HANDLE_ALLOC: usize = 580;
    pub(crate) const T_CVAR_HANDLE_FREE: usize = 581;
    pub(crate) const T_CVAR_READ: usize = 582;
    pub(crate) const T_CVAR_WRITE: usize = 583;
    pub(crate) const T_ENUM_GET_INFO: usize = 584;
    pub(crate) const T_ENUM_GET_ITEM: usize = 585;
    pub(crate) const T_EVENT_CALLBACK_GET_INFO: usize = 586;
    pub(crate) const T_EVENT_CALLBACK_SET_INFO: usize = 587;
    pub(crate) const T_EVENT_COPY: usize = 588;
    pub(crate) const T_EVENT_GET_INDEX: usize = 589;
    pub(crate) const T_EVENT_GET_INFO: usize = 590;
    pub(crate) const T_EVENT_GET_NUM: usize = 591;
    pub(crate) const T_EVENT_GET_SOURCE: usize = 592;
    pub(crate) const T_EVENT_GET_TIMESTAMP: usize = 593;
    pub(crate) const T_EVENT_HANDLE_ALLOC: usize = 594;
    pub(crate) const T_EVENT_HANDLE_FREE: usize = 595;
    pub(crate) const T_EVENT_HANDLE_GET_INFO: usize = 596;
    pub(crate) const T_EVENT_HANDLE_SET_INFO: usize = 597;
    pub(crate) const T_EVENT_READ: usize = 598;
    pub(crate) const T_EVENT_REGISTER_CALLBACK: usize = 599;
    pub(crate) const T_EVENT_SET_DROPPED_HANDLER: usize = 600;
    pub(crate) const T_FINALIZE: usize = 601;
    pub(crate) const T_INIT_THREAD: usize = 602;
    pub(crate) const T_PVAR_GET_INDEX: usize = 603;
    pub(crate) const T_PVAR_GET_INFO: usize = 604;
    pub(crate) const T_PVAR_GET_NUM: usize = 605;
    pub(crate) const T_PVAR_HANDLE_ALLOC: usize = 606;
    pub(crate) const T_PVAR_HANDLE_FREE: usize = 607;
    pub(crate) const T_PVAR_READ: usize = 608;
    pub(crate) const T_PVAR_READRESET: usize = 609;
    pub(crate) const T_PVAR_RESET: usize = 610;
    pub(crate) const T_PVAR_SESSION_CREATE: usize = 611;
    pub(crate) const T_PVAR_SESSION_FREE: usize = 612;
    pub(crate) const T_PVAR_START: usize = 613;
    pub(crate) const T_PVAR_STOP: usize = 614;
    pub(crate) const T_PVAR_WRITE: usize = 615;
    pub(crate) const T_SOURCE_GET_INFO: usize = 616;
    pub(crate) const T_SOURCE_GET_NUM: usize = 617;
    pub(crate) const T_SOURCE_GET_TIMESTAMP: usize = 618;
    pub(crate) const PCONTROL: usize = 619;
    pub(crate) const ATTR_DELETE: usize = 620;
    pub(crate) const ATTR_GET: usize = 621;
    pub(crate) const ATTR_PUT: usize = 622;
    pub(crate) const GET_ELEMENTS_X: usize = 623;
    pub(crate) const INFO_GET: usize = 624;
    pub(crate) const INFO_GET_VALUELEN: usize = 625;
    pub(crate) const KEYVAL_CREATE: usize = 626;
    pub(crate) const KEYVAL_FREE: usize = 627;
    pub(crate) const STATUS_SET_ELEMENTS_X: usize = 628;
    pub(crate) const TYPE_GET_EXTENT_X: usize = 629;
    pub(crate) const TYPE_GET_TRUE_EXTENT_X: usize = 630;
    pub(crate) const TYPE_SIZE_X: usize = 631;
    pub(crate) const TYPE_CREATE_F90_COMPLEX: usize = 632;
    pub(crate) const TYPE_CREATE_F90_INTEGER: usize = 633;
    pub(crate) const TYPE_CREATE_F90_REAL: usize = 634;
    pub(crate) const TYPE_MATCH_SIZE: usize = 635;
    pub(crate) const ABI_GET_FORTRAN_BOOLEANS: usize = 636;
    pub(crate) const ABI_GET_FORTRAN_INFO: usize = 637;
    pub(crate) const ABI_GET_INFO: usize = 638;
    pub(crate) const ABI_GET_VERSION: usize = 639;
    pub(crate) const ABI_SET_FORTRAN_BOOLEANS: usize = 640;
    pub(crate) const ABI_SET_FORTRAN_INFO: usize = 641;
    pub(crate) const COMM_FROMINT: usize = 642;
    pub(crate) const COMM_TOINT: usize = 643;
    pub(crate) const ERRHANDLER_FROMINT: usize = 644;
    pub(crate) const ERRHANDLER_TOINT: usize = 645;
    pub(crate) const FILE_FROMINT: usize = 646;
    pub(crate) const FILE_TOINT: usize = 647;
    pub(crate) const GROUP_FROMINT: usize = 648;
    pub(crate) const GROUP_TOINT: usize = 649;
    pub(crate) const INFO_FROMINT: usize = 650;
    pub(crate) const INFO_TOINT: usize = 651;
    pub(crate) const MESSAGE_FROMINT: usize = 652;
    pub(crate) const MESSAGE_TOINT: usize = 653;
    pub(crate) const OP_FROMINT: usize = 654;
    pub(crate) const OP_TOINT: usize = 655;
    pub(crate) const REQUEST_FROMINT: usize = 656;
    pub(crate) const REQUEST_TOINT: usize = 657;
    pub(crate) const SESSION_FROMINT: usize = 658;
    pub(crate) const SESSION_TOINT: usize = 659;
    pub(crate) const TYPE_FROMINT: usize = 660;
    pub(crate) const TYPE_TOINT: usize = 661;
    pub(crate) const WIN_FROMINT: usize = 662;
    pub(crate) const WIN_TOINT: usize = 663;
    pub(crate) const COMM_ACK_FAILED: usize = 664;
    pub(crate) const COMM_AGREE: usize = 665;
    pub(crate) const COMM_AGREE_FAILED: usize = 666;
    pub(crate) const COMM_FAILURE_ACK: usize = 667;
    pub(crate) const COMM_FAILURE_GET_ACKED: usize = 668;
    pub(crate) const COMM_GET_FAILED: usize = 669;
    pub(crate) const COMM_IAGREE: usize = 670;
    pub(crate) const COMM_IS_REVOKED: usize = 671;
    pub(crate) const COMM_ISHRINK: usize = 672;
    pub(crate) const COMM_REVOKE: usize = 673;
    pub(crate) const COMM_SHRINK: usize = 674;
    pub(crate) const FILE_GET_FAILED: usize = 675;
    pub(crate) const FILE_IS_REVOKED: usize = 676;
    pub(crate) const FILE_REVOKE: usize = 677;
    pub(crate) const WIN_GET_FAILED: usize = 678;
    pub(crate) const WIN_IS_REVOKED: usize = 679;
    pub(crate) const WIN_REVOKE: usize = 680;
    pub(crate) const ADDRESS: usize = 681;
    pub(crate) const ERRHANDLER_CREATE: usize = 682;
    pub(crate) const ERRHANDLER_GET: usize = 683;
    pub(crate) const ERRHANDLER_SET: usize = 684;
    pub(crate) const TYPE_EXTENT: usize = 685;
    pub(crate) const TYPE_HINDEXED: usize = 686;
    pub(crate) const TYPE_HVECTOR: usize = 687;
    pub(crate) const TYPE_LB: usize = 688;
    pub(crate) const TYPE_STRUCT: usize = 689;
    pub(crate) const TYPE_UB: usize = 690;
}
