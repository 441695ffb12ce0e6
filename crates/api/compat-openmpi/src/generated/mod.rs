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

use std::ffi::CStr;

/// The functions that are called, without `PMPI_`.
pub(crate) const NAMES: [&CStr; 674] = [
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
    pub(crate) const ADDRESS: usize = 664;
    pub(crate) const ERRHANDLER_CREATE: usize = 665;
    pub(crate) const ERRHANDLER_GET: usize = 666;
    pub(crate) const ERRHANDLER_SET: usize = 667;
    pub(crate) const TYPE_EXTENT: usize = 668;
    pub(crate) const TYPE_HINDEXED: usize = 669;
    pub(crate) const TYPE_HVECTOR: usize = 670;
    pub(crate) const TYPE_LB: usize = 671;
    pub(crate) const TYPE_STRUCT: usize = 672;
    pub(crate) const TYPE_UB: usize = 673;
}

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const PROCS: &[(i32, i32)] = &[(-3, -2)];

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const SOURCES: &[(i32, i32)] = &[(-1, -1), (-3, -2)];

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const ROOTS: &[(i32, i32)] = &[(-3, -2), (-4, -4)];

/// Ranks, tags and other integers: the standard's value, and theirs.
pub(crate) const TAGS: &[(i32, i32)] = &[(-2, -1)];

/// File and window mode bits: the standard's value, and theirs.
pub(crate) const ASSERTIONS: &[(i32, i32)] =
    &[(1024, 1), (2048, 2), (4096, 4), (8192, 8), (16384, 16)];

/// File and window mode bits: the standard's value, and theirs.
pub(crate) const AMODES: &[(i32, i32)] =
    &[(1, 128), (2, 1), (4, 16), (8, 64), (16, 2), (32, 8), (64, 256), (128, 32), (256, 4)];

/// Array order and distribution: the standard's value, and theirs.
pub(crate) const ORDERS: &[(i32, i32)] = &[(12, 0), (15, 1)];

/// Array order and distribution: the standard's value, and theirs.
pub(crate) const DISTRIBUTIONS: &[(i32, i32)] = &[(16, 2), (17, 0), (18, 1)];

/// Array order and distribution: the standard's value, and theirs.
pub(crate) const DISTRIBUTION_ARGS: &[(i32, i32)] = &[(19, -1)];

/// Error classes: the standard's value, and theirs.
pub(crate) const ERRORS: &[(i32, i32)] = &[
    (0, 0),
    (1, 1),
    (2, 2),
    (3, 3),
    (4, 4),
    (5, 5),
    (6, 6),
    (7, 7),
    (8, 8),
    (9, 9),
    (10, 10),
    (11, 11),
    (12, 12),
    (13, 13),
    (14, 14),
    (15, 15),
    (16, 16),
    (17, 17),
    (18, 19),
    (19, 18),
    (20, 20),
    (21, 21),
    (22, 22),
    (23, 23),
    (24, 24),
    (25, 25),
    (26, 26),
    (27, 27),
    (28, 28),
    (29, 29),
    (30, 30),
    (31, 31),
    (32, 32),
    (33, 33),
    (34, 34),
    (35, 35),
    (36, 36),
    (37, 37),
    (38, 38),
    (39, 39),
    (40, 40),
    (41, 41),
    (42, 42),
    (43, 43),
    (44, 44),
    (45, 45),
    (46, 69),
    (47, 46),
    (48, 68),
    (49, 71),
    (50, 47),
    (51, 48),
    (52, 49),
    (53, 50),
    (54, 51),
    (55, 52),
    (56, 53),
    (57, 70),
    (58, 74),
    (59, 79),
    (60, 78),
    (1001, 56),
    (1003, 55),
    (1005, 54),
    (1006, 72),
    (1007, 57),
    (1008, 58),
    (1009, 62),
    (1010, 59),
    (1011, 73),
    (1012, 60),
    (1013, 61),
    (1014, 63),
    (1015, 64),
    (1016, 66),
    (1017, 65),
    (1018, 67),
    (16383, 92),
];

/// Levels of thread support: the standard's value, and theirs.
pub(crate) const THREAD_LEVELS: &[(i32, i32)] = &[(0, 0), (1024, 1), (2048, 2), (4096, 3)];

/// Combiners: the standard's value, and theirs.
pub(crate) const COMBINERS: &[(i32, i32)] = &[
    (101, 0),
    (102, 1),
    (103, 2),
    (104, 3),
    (105, 5),
    (106, 6),
    (107, 8),
    (108, 9),
    (109, 18),
    (110, 11),
    (111, 12),
    (112, 13),
    (113, 14),
    (114, 15),
    (115, 16),
    (116, 17),
];

/// Type classes: the standard's value, and theirs.
pub(crate) const TYPECLASSES: &[(i32, i32)] = &[(192, 1), (193, 2), (194, 3)];

/// Results of comparisons: the standard's value, and theirs.
pub(crate) const COMPARISONS: &[(i32, i32)] = &[(201, 0), (202, 1), (203, 2), (204, 3)];

/// Topologies: the standard's value, and theirs.
pub(crate) const TOPOLOGIES: &[(i32, i32)] = &[(211, 1), (212, 2), (213, 3)];

/// Split types: the standard's value, and theirs.
pub(crate) const SPLIT_TYPES: &[(i32, i32)] = &[(221, 0), (222, 12), (223, 13)];

/// Lock types: the standard's value, and theirs.
pub(crate) const LOCK_TYPES: &[(i32, i32)] = &[(301, 1), (302, 2)];

/// Window flavors: the standard's value, and theirs.
pub(crate) const FLAVORS: &[(i32, i32)] = &[(311, 1), (312, 2), (313, 3), (314, 4)];

/// Window memory models: the standard's value, and theirs.
pub(crate) const MODELS: &[(i32, i32)] = &[(321, 0), (322, 1)];

/// File positions: the standard's value, and theirs.
pub(crate) const WHENCES: &[(i32, i32)] = &[(401, 602), (402, 604), (403, 600)];

/// Predefined keyvals: the standard's value, and theirs.
pub(crate) const KEYVALS: &[(i32, i32)] = &[
    (0, -1),
    (501, 0),
    (502, 2),
    (503, 1),
    (504, 3),
    (505, 4),
    (506, 5),
    (507, 6),
    (601, 7),
    (602, 9),
    (603, 8),
    (604, 10),
    (605, 11),
];

/// MPI_T verbosity: the standard's value, and theirs.
pub(crate) const T_VERBOSITIES: &[(i32, i32)] =
    &[(9, 0), (10, 1), (12, 2), (17, 3), (18, 4), (20, 5), (33, 6), (34, 7), (36, 8)];

/// MPI_T bindings: the standard's value, and theirs.
pub(crate) const T_BINDS: &[(i32, i32)] =
    &[(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7), (9, 8), (10, 9), (11, 10)];

/// MPI_T scopes: the standard's value, and theirs.
pub(crate) const T_SCOPES: &[(i32, i32)] =
    &[(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)];

/// MPI_T performance variable classes: the standard's value, and theirs.
pub(crate) const T_CLASSES: &[(i32, i32)] =
    &[(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7), (9, 8), (10, 9)];

/// MPI_T source orderings: the standard's value, and theirs.
pub(crate) const T_ORDERS: &[(i32, i32)] = &[];

/// MPI_T callback safety: the standard's value, and theirs.
pub(crate) const T_SAFETIES: &[(i32, i32)] = &[];

pub(crate) const MAX_ERROR_STRING: usize = 256;
pub(crate) const MAX_INFO_KEY: usize = 36;
pub(crate) const MAX_LIBRARY_VERSION_STRING: usize = 256;
pub(crate) const MAX_OBJECT_NAME: usize = 64;
pub(crate) const MAX_PORT_NAME: usize = 1024;
pub(crate) const MAX_PROCESSOR_NAME: usize = 256;
std::arch::global_asm!(
    ".data",
    ".balign 64",
    ".globl hawser_objects_begin",
    ".hidden hawser_objects_begin",
    ".globl hawser_objects_end",
    ".hidden hawser_objects_end",
    "hawser_objects_begin:",
    ".globl ompi_mpi_comm_null",
    ".type ompi_mpi_comm_null, %object",
    ".size ompi_mpi_comm_null, 512",
    "ompi_mpi_comm_null: .quad 256",
    ".zero 504",
    ".globl ompi_mpi_comm_world",
    ".type ompi_mpi_comm_world, %object",
    ".size ompi_mpi_comm_world, 512",
    "ompi_mpi_comm_world: .quad 257",
    ".zero 504",
    ".globl ompi_mpi_comm_self",
    ".type ompi_mpi_comm_self, %object",
    ".size ompi_mpi_comm_self, 512",
    "ompi_mpi_comm_self: .quad 258",
    ".zero 504",
    ".globl ompi_mpi_datatype_null",
    ".type ompi_mpi_datatype_null, %object",
    ".size ompi_mpi_datatype_null, 512",
    "ompi_mpi_datatype_null: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_aint",
    ".type ompi_mpi_aint, %object",
    ".size ompi_mpi_aint, 512",
    "ompi_mpi_aint: .quad 513",
    ".zero 504",
    ".globl ompi_mpi_count",
    ".type ompi_mpi_count, %object",
    ".size ompi_mpi_count, 512",
    "ompi_mpi_count: .quad 514",
    ".zero 504",
    ".globl ompi_mpi_offset",
    ".type ompi_mpi_offset, %object",
    ".size ompi_mpi_offset, 512",
    "ompi_mpi_offset: .quad 515",
    ".zero 504",
    ".globl ompi_mpi_packed",
    ".type ompi_mpi_packed, %object",
    ".size ompi_mpi_packed, 512",
    "ompi_mpi_packed: .quad 519",
    ".zero 504",
    ".globl ompi_mpi_short",
    ".type ompi_mpi_short, %object",
    ".size ompi_mpi_short, 512",
    "ompi_mpi_short: .quad 520",
    ".zero 504",
    ".globl ompi_mpi_int",
    ".type ompi_mpi_int, %object",
    ".size ompi_mpi_int, 512",
    "ompi_mpi_int: .quad 521",
    ".zero 504",
    ".globl ompi_mpi_long",
    ".type ompi_mpi_long, %object",
    ".size ompi_mpi_long, 512",
    "ompi_mpi_long: .quad 522",
    ".zero 504",
    ".globl ompi_mpi_long_long_int",
    ".type ompi_mpi_long_long_int, %object",
    ".size ompi_mpi_long_long_int, 512",
    "ompi_mpi_long_long_int: .quad 523",
    ".zero 504",
    ".globl ompi_mpi_unsigned_short",
    ".type ompi_mpi_unsigned_short, %object",
    ".size ompi_mpi_unsigned_short, 512",
    "ompi_mpi_unsigned_short: .quad 524",
    ".zero 504",
    ".globl ompi_mpi_unsigned",
    ".type ompi_mpi_unsigned, %object",
    ".size ompi_mpi_unsigned, 512",
    "ompi_mpi_unsigned: .quad 525",
    ".zero 504",
    ".globl ompi_mpi_unsigned_long",
    ".type ompi_mpi_unsigned_long, %object",
    ".size ompi_mpi_unsigned_long, 512",
    "ompi_mpi_unsigned_long: .quad 526",
    ".zero 504",
    ".globl ompi_mpi_unsigned_long_long",
    ".type ompi_mpi_unsigned_long_long, %object",
    ".size ompi_mpi_unsigned_long_long, 512",
    "ompi_mpi_unsigned_long_long: .quad 527",
    ".zero 504",
    ".globl ompi_mpi_float",
    ".type ompi_mpi_float, %object",
    ".size ompi_mpi_float, 512",
    "ompi_mpi_float: .quad 528",
    ".zero 504",
    ".globl ompi_mpi_c_float_complex",
    ".type ompi_mpi_c_float_complex, %object",
    ".size ompi_mpi_c_float_complex, 512",
    "ompi_mpi_c_float_complex: .quad 530",
    ".zero 504",
    ".globl ompi_mpi_double",
    ".type ompi_mpi_double, %object",
    ".size ompi_mpi_double, 512",
    "ompi_mpi_double: .quad 532",
    ".zero 504",
    ".globl ompi_mpi_c_double_complex",
    ".type ompi_mpi_c_double_complex, %object",
    ".size ompi_mpi_c_double_complex, 512",
    "ompi_mpi_c_double_complex: .quad 534",
    ".zero 504",
    ".globl ompi_mpi_long_double",
    ".type ompi_mpi_long_double, %object",
    ".size ompi_mpi_long_double, 512",
    "ompi_mpi_long_double: .quad 544",
    ".zero 504",
    ".globl ompi_mpi_c_long_double_complex",
    ".type ompi_mpi_c_long_double_complex, %object",
    ".size ompi_mpi_c_long_double_complex, 512",
    "ompi_mpi_c_long_double_complex: .quad 548",
    ".zero 504",
    ".globl ompi_mpi_c_bool",
    ".type ompi_mpi_c_bool, %object",
    ".size ompi_mpi_c_bool, 512",
    "ompi_mpi_c_bool: .quad 568",
    ".zero 504",
    ".globl ompi_mpi_wchar",
    ".type ompi_mpi_wchar, %object",
    ".size ompi_mpi_wchar, 512",
    "ompi_mpi_wchar: .quad 572",
    ".zero 504",
    ".globl ompi_mpi_int8_t",
    ".type ompi_mpi_int8_t, %object",
    ".size ompi_mpi_int8_t, 512",
    "ompi_mpi_int8_t: .quad 576",
    ".zero 504",
    ".globl ompi_mpi_uint8_t",
    ".type ompi_mpi_uint8_t, %object",
    ".size ompi_mpi_uint8_t, 512",
    "ompi_mpi_uint8_t: .quad 577",
    ".zero 504",
    ".globl ompi_mpi_char",
    ".type ompi_mpi_char, %object",
    ".size ompi_mpi_char, 512",
    "ompi_mpi_char: .quad 579",
    ".zero 504",
    ".globl ompi_mpi_signed_char",
    ".type ompi_mpi_signed_char, %object",
    ".size ompi_mpi_signed_char, 512",
    "ompi_mpi_signed_char: .quad 580",
    ".zero 504",
    ".globl ompi_mpi_unsigned_char",
    ".type ompi_mpi_unsigned_char, %object",
    ".size ompi_mpi_unsigned_char, 512",
    "ompi_mpi_unsigned_char: .quad 581",
    ".zero 504",
    ".globl ompi_mpi_byte",
    ".type ompi_mpi_byte, %object",
    ".size ompi_mpi_byte, 512",
    "ompi_mpi_byte: .quad 583",
    ".zero 504",
    ".globl ompi_mpi_int16_t",
    ".type ompi_mpi_int16_t, %object",
    ".size ompi_mpi_int16_t, 512",
    "ompi_mpi_int16_t: .quad 584",
    ".zero 504",
    ".globl ompi_mpi_uint16_t",
    ".type ompi_mpi_uint16_t, %object",
    ".size ompi_mpi_uint16_t, 512",
    "ompi_mpi_uint16_t: .quad 585",
    ".zero 504",
    ".globl ompi_mpi_int32_t",
    ".type ompi_mpi_int32_t, %object",
    ".size ompi_mpi_int32_t, 512",
    "ompi_mpi_int32_t: .quad 592",
    ".zero 504",
    ".globl ompi_mpi_uint32_t",
    ".type ompi_mpi_uint32_t, %object",
    ".size ompi_mpi_uint32_t, 512",
    "ompi_mpi_uint32_t: .quad 593",
    ".zero 504",
    ".globl ompi_mpi_int64_t",
    ".type ompi_mpi_int64_t, %object",
    ".size ompi_mpi_int64_t, 512",
    "ompi_mpi_int64_t: .quad 600",
    ".zero 504",
    ".globl ompi_mpi_uint64_t",
    ".type ompi_mpi_uint64_t, %object",
    ".size ompi_mpi_uint64_t, 512",
    "ompi_mpi_uint64_t: .quad 601",
    ".zero 504",
    ".globl ompi_mpi_logical",
    ".type ompi_mpi_logical, %object",
    ".size ompi_mpi_logical, 512",
    "ompi_mpi_logical: .quad 536",
    ".zero 504",
    ".globl ompi_mpi_integer",
    ".type ompi_mpi_integer, %object",
    ".size ompi_mpi_integer, 512",
    "ompi_mpi_integer: .quad 537",
    ".zero 504",
    ".globl ompi_mpi_real",
    ".type ompi_mpi_real, %object",
    ".size ompi_mpi_real, 512",
    "ompi_mpi_real: .quad 538",
    ".zero 504",
    ".globl ompi_mpi_cplex",
    ".type ompi_mpi_cplex, %object",
    ".size ompi_mpi_cplex, 512",
    "ompi_mpi_cplex: .quad 539",
    ".zero 504",
    ".globl ompi_mpi_dblprec",
    ".type ompi_mpi_dblprec, %object",
    ".size ompi_mpi_dblprec, 512",
    "ompi_mpi_dblprec: .quad 540",
    ".zero 504",
    ".globl ompi_mpi_character",
    ".type ompi_mpi_character, %object",
    ".size ompi_mpi_character, 512",
    "ompi_mpi_character: .quad 542",
    ".zero 504",
    ".globl ompi_mpi_cxx_cplex",
    ".type ompi_mpi_cxx_cplex, %object",
    ".size ompi_mpi_cxx_cplex, 512",
    "ompi_mpi_cxx_cplex: .quad 531",
    ".zero 504",
    ".globl ompi_mpi_cxx_dblcplex",
    ".type ompi_mpi_cxx_dblcplex, %object",
    ".size ompi_mpi_cxx_dblcplex, 512",
    "ompi_mpi_cxx_dblcplex: .quad 535",
    ".zero 504",
    ".globl ompi_mpi_cxx_ldblcplex",
    ".type ompi_mpi_cxx_ldblcplex, %object",
    ".size ompi_mpi_cxx_ldblcplex, 512",
    "ompi_mpi_cxx_ldblcplex: .quad 549",
    ".zero 504",
    ".globl ompi_mpi_cxx_bool",
    ".type ompi_mpi_cxx_bool, %object",
    ".size ompi_mpi_cxx_bool, 512",
    "ompi_mpi_cxx_bool: .quad 569",
    ".zero 504",
    ".globl ompi_mpi_dblcplex",
    ".type ompi_mpi_dblcplex, %object",
    ".size ompi_mpi_dblcplex, 512",
    "ompi_mpi_dblcplex: .quad 541",
    ".zero 504",
    ".globl ompi_mpi_logical1",
    ".type ompi_mpi_logical1, %object",
    ".size ompi_mpi_logical1, 512",
    "ompi_mpi_logical1: .quad 704",
    ".zero 504",
    ".globl ompi_mpi_logical2",
    ".type ompi_mpi_logical2, %object",
    ".size ompi_mpi_logical2, 512",
    "ompi_mpi_logical2: .quad 712",
    ".zero 504",
    ".globl ompi_mpi_logical4",
    ".type ompi_mpi_logical4, %object",
    ".size ompi_mpi_logical4, 512",
    "ompi_mpi_logical4: .quad 720",
    ".zero 504",
    ".globl ompi_mpi_logical8",
    ".type ompi_mpi_logical8, %object",
    ".size ompi_mpi_logical8, 512",
    "ompi_mpi_logical8: .quad 728",
    ".zero 504",
    ".globl ompi_mpi_integer1",
    ".type ompi_mpi_integer1, %object",
    ".size ompi_mpi_integer1, 512",
    "ompi_mpi_integer1: .quad 705",
    ".zero 504",
    ".globl ompi_mpi_integer2",
    ".type ompi_mpi_integer2, %object",
    ".size ompi_mpi_integer2, 512",
    "ompi_mpi_integer2: .quad 713",
    ".zero 504",
    ".globl ompi_mpi_integer4",
    ".type ompi_mpi_integer4, %object",
    ".size ompi_mpi_integer4, 512",
    "ompi_mpi_integer4: .quad 721",
    ".zero 504",
    ".globl ompi_mpi_integer8",
    ".type ompi_mpi_integer8, %object",
    ".size ompi_mpi_integer8, 512",
    "ompi_mpi_integer8: .quad 729",
    ".zero 504",
    ".globl ompi_mpi_integer16",
    ".type ompi_mpi_integer16, %object",
    ".size ompi_mpi_integer16, 512",
    "ompi_mpi_integer16: .quad 737",
    ".zero 504",
    ".globl ompi_mpi_real2",
    ".type ompi_mpi_real2, %object",
    ".size ompi_mpi_real2, 512",
    "ompi_mpi_real2: .quad 714",
    ".zero 504",
    ".globl ompi_mpi_real4",
    ".type ompi_mpi_real4, %object",
    ".size ompi_mpi_real4, 512",
    "ompi_mpi_real4: .quad 722",
    ".zero 504",
    ".globl ompi_mpi_real8",
    ".type ompi_mpi_real8, %object",
    ".size ompi_mpi_real8, 512",
    "ompi_mpi_real8: .quad 730",
    ".zero 504",
    ".globl ompi_mpi_real16",
    ".type ompi_mpi_real16, %object",
    ".size ompi_mpi_real16, 512",
    "ompi_mpi_real16: .quad 738",
    ".zero 504",
    ".globl ompi_mpi_complex4",
    ".type ompi_mpi_complex4, %object",
    ".size ompi_mpi_complex4, 512",
    "ompi_mpi_complex4: .quad 723",
    ".zero 504",
    ".globl ompi_mpi_complex8",
    ".type ompi_mpi_complex8, %object",
    ".size ompi_mpi_complex8, 512",
    "ompi_mpi_complex8: .quad 731",
    ".zero 504",
    ".globl ompi_mpi_complex16",
    ".type ompi_mpi_complex16, %object",
    ".size ompi_mpi_complex16, 512",
    "ompi_mpi_complex16: .quad 739",
    ".zero 504",
    ".globl ompi_mpi_complex32",
    ".type ompi_mpi_complex32, %object",
    ".size ompi_mpi_complex32, 512",
    "ompi_mpi_complex32: .quad 747",
    ".zero 504",
    ".globl ompi_mpi_float_int",
    ".type ompi_mpi_float_int, %object",
    ".size ompi_mpi_float_int, 512",
    "ompi_mpi_float_int: .quad 552",
    ".zero 504",
    ".globl ompi_mpi_double_int",
    ".type ompi_mpi_double_int, %object",
    ".size ompi_mpi_double_int, 512",
    "ompi_mpi_double_int: .quad 553",
    ".zero 504",
    ".globl ompi_mpi_long_int",
    ".type ompi_mpi_long_int, %object",
    ".size ompi_mpi_long_int, 512",
    "ompi_mpi_long_int: .quad 554",
    ".zero 504",
    ".globl ompi_mpi_2int",
    ".type ompi_mpi_2int, %object",
    ".size ompi_mpi_2int, 512",
    "ompi_mpi_2int: .quad 555",
    ".zero 504",
    ".globl ompi_mpi_short_int",
    ".type ompi_mpi_short_int, %object",
    ".size ompi_mpi_short_int, 512",
    "ompi_mpi_short_int: .quad 556",
    ".zero 504",
    ".globl ompi_mpi_longdbl_int",
    ".type ompi_mpi_longdbl_int, %object",
    ".size ompi_mpi_longdbl_int, 512",
    "ompi_mpi_longdbl_int: .quad 557",
    ".zero 504",
    ".globl ompi_mpi_2real",
    ".type ompi_mpi_2real, %object",
    ".size ompi_mpi_2real, 512",
    "ompi_mpi_2real: .quad 560",
    ".zero 504",
    ".globl ompi_mpi_2dblprec",
    ".type ompi_mpi_2dblprec, %object",
    ".size ompi_mpi_2dblprec, 512",
    "ompi_mpi_2dblprec: .quad 561",
    ".zero 504",
    ".globl ompi_mpi_2integer",
    ".type ompi_mpi_2integer, %object",
    ".size ompi_mpi_2integer, 512",
    "ompi_mpi_2integer: .quad 562",
    ".zero 504",
    ".globl ompi_message_null",
    ".type ompi_message_null, %object",
    ".size ompi_message_null, 256",
    "ompi_message_null: .quad 296",
    ".zero 248",
    ".globl ompi_message_no_proc",
    ".type ompi_message_no_proc, %object",
    ".size ompi_message_no_proc, 256",
    "ompi_message_no_proc: .quad 297",
    ".zero 248",
    ".globl ompi_mpi_errhandler_null",
    ".type ompi_mpi_errhandler_null, %object",
    ".size ompi_mpi_errhandler_null, 1024",
    "ompi_mpi_errhandler_null: .quad 320",
    ".zero 1016",
    ".globl ompi_mpi_errors_are_fatal",
    ".type ompi_mpi_errors_are_fatal, %object",
    ".size ompi_mpi_errors_are_fatal, 1024",
    "ompi_mpi_errors_are_fatal: .quad 321",
    ".zero 1016",
    ".globl ompi_mpi_errors_abort",
    ".type ompi_mpi_errors_abort, %object",
    ".size ompi_mpi_errors_abort, 1024",
    "ompi_mpi_errors_abort: .quad 322",
    ".zero 1016",
    ".globl ompi_mpi_errors_return",
    ".type ompi_mpi_errors_return, %object",
    ".size ompi_mpi_errors_return, 1024",
    "ompi_mpi_errors_return: .quad 323",
    ".zero 1016",
    ".globl ompi_mpi_info_null",
    ".type ompi_mpi_info_null, %object",
    ".size ompi_mpi_info_null, 256",
    "ompi_mpi_info_null: .quad 304",
    ".zero 248",
    ".globl ompi_mpi_info_env",
    ".type ompi_mpi_info_env, %object",
    ".size ompi_mpi_info_env, 256",
    "ompi_mpi_info_env: .quad 305",
    ".zero 248",
    ".globl ompi_mpi_op_null",
    ".type ompi_mpi_op_null, %object",
    ".size ompi_mpi_op_null, 2048",
    "ompi_mpi_op_null: .quad 32",
    ".zero 2040",
    ".globl ompi_mpi_op_sum",
    ".type ompi_mpi_op_sum, %object",
    ".size ompi_mpi_op_sum, 2048",
    "ompi_mpi_op_sum: .quad 33",
    ".zero 2040",
    ".globl ompi_mpi_op_min",
    ".type ompi_mpi_op_min, %object",
    ".size ompi_mpi_op_min, 2048",
    "ompi_mpi_op_min: .quad 34",
    ".zero 2040",
    ".globl ompi_mpi_op_max",
    ".type ompi_mpi_op_max, %object",
    ".size ompi_mpi_op_max, 2048",
    "ompi_mpi_op_max: .quad 35",
    ".zero 2040",
    ".globl ompi_mpi_op_prod",
    ".type ompi_mpi_op_prod, %object",
    ".size ompi_mpi_op_prod, 2048",
    "ompi_mpi_op_prod: .quad 36",
    ".zero 2040",
    ".globl ompi_mpi_op_band",
    ".type ompi_mpi_op_band, %object",
    ".size ompi_mpi_op_band, 2048",
    "ompi_mpi_op_band: .quad 40",
    ".zero 2040",
    ".globl ompi_mpi_op_bor",
    ".type ompi_mpi_op_bor, %object",
    ".size ompi_mpi_op_bor, 2048",
    "ompi_mpi_op_bor: .quad 41",
    ".zero 2040",
    ".globl ompi_mpi_op_bxor",
    ".type ompi_mpi_op_bxor, %object",
    ".size ompi_mpi_op_bxor, 2048",
    "ompi_mpi_op_bxor: .quad 42",
    ".zero 2040",
    ".globl ompi_mpi_op_land",
    ".type ompi_mpi_op_land, %object",
    ".size ompi_mpi_op_land, 2048",
    "ompi_mpi_op_land: .quad 48",
    ".zero 2040",
    ".globl ompi_mpi_op_lor",
    ".type ompi_mpi_op_lor, %object",
    ".size ompi_mpi_op_lor, 2048",
    "ompi_mpi_op_lor: .quad 49",
    ".zero 2040",
    ".globl ompi_mpi_op_lxor",
    ".type ompi_mpi_op_lxor, %object",
    ".size ompi_mpi_op_lxor, 2048",
    "ompi_mpi_op_lxor: .quad 50",
    ".zero 2040",
    ".globl ompi_mpi_op_minloc",
    ".type ompi_mpi_op_minloc, %object",
    ".size ompi_mpi_op_minloc, 2048",
    "ompi_mpi_op_minloc: .quad 56",
    ".zero 2040",
    ".globl ompi_mpi_op_maxloc",
    ".type ompi_mpi_op_maxloc, %object",
    ".size ompi_mpi_op_maxloc, 2048",
    "ompi_mpi_op_maxloc: .quad 57",
    ".zero 2040",
    ".globl ompi_mpi_op_replace",
    ".type ompi_mpi_op_replace, %object",
    ".size ompi_mpi_op_replace, 2048",
    "ompi_mpi_op_replace: .quad 60",
    ".zero 2040",
    ".globl ompi_mpi_op_no_op",
    ".type ompi_mpi_op_no_op, %object",
    ".size ompi_mpi_op_no_op, 2048",
    "ompi_mpi_op_no_op: .quad 61",
    ".zero 2040",
    ".globl ompi_mpi_group_null",
    ".type ompi_mpi_group_null, %object",
    ".size ompi_mpi_group_null, 256",
    "ompi_mpi_group_null: .quad 264",
    ".zero 248",
    ".globl ompi_mpi_group_empty",
    ".type ompi_mpi_group_empty, %object",
    ".size ompi_mpi_group_empty, 256",
    "ompi_mpi_group_empty: .quad 265",
    ".zero 248",
    ".globl ompi_request_null",
    ".type ompi_request_null, %object",
    ".size ompi_request_null, 256",
    "ompi_request_null: .quad 384",
    ".zero 248",
    ".globl ompi_mpi_file_null",
    ".type ompi_mpi_file_null, %object",
    ".size ompi_mpi_file_null, 1536",
    "ompi_mpi_file_null: .quad 280",
    ".zero 1528",
    ".globl ompi_mpi_instance_null",
    ".type ompi_mpi_instance_null, %object",
    ".size ompi_mpi_instance_null, 512",
    "ompi_mpi_instance_null: .quad 288",
    ".zero 504",
    ".globl ompi_mpi_win_null",
    ".type ompi_mpi_win_null, %object",
    ".size ompi_mpi_win_null, 512",
    "ompi_mpi_win_null: .quad 272",
    ".zero 504",
    ".globl ompi_mpi_c_complex",
    ".type ompi_mpi_c_complex, %object",
    ".size ompi_mpi_c_complex, 512",
    "ompi_mpi_c_complex: .quad 530",
    ".zero 504",
    ".globl ompi_mpi_ldblcplex",
    ".type ompi_mpi_ldblcplex, %object",
    ".size ompi_mpi_ldblcplex, 512",
    "ompi_mpi_ldblcplex: .quad 548",
    ".zero 504",
    ".globl ompi_mpi_lb",
    ".type ompi_mpi_lb, %object",
    ".size ompi_mpi_lb, 512",
    "ompi_mpi_lb: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_ub",
    ".type ompi_mpi_ub, %object",
    ".size ompi_mpi_ub, 512",
    "ompi_mpi_ub: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_2cplex",
    ".type ompi_mpi_2cplex, %object",
    ".size ompi_mpi_2cplex, 512",
    "ompi_mpi_2cplex: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_2dblcplex",
    ".type ompi_mpi_2dblcplex, %object",
    ".size ompi_mpi_2dblcplex, 512",
    "ompi_mpi_2dblcplex: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_unavailable",
    ".type ompi_mpi_unavailable, %object",
    ".size ompi_mpi_unavailable, 512",
    "ompi_mpi_unavailable: .quad 512",
    ".zero 504",
    ".globl ompi_mpi_errors_throw_exceptions",
    ".type ompi_mpi_errors_throw_exceptions, %object",
    ".size ompi_mpi_errors_throw_exceptions, 1024",
    "ompi_mpi_errors_throw_exceptions: .quad 321",
    ".zero 1016",
    "hawser_objects_end: .quad 0",
    ".text",
);

unsafe extern "C" {
    safe static ompi_mpi_comm_null: u8;
    safe static ompi_mpi_comm_world: u8;
    safe static ompi_mpi_comm_self: u8;
    safe static ompi_mpi_datatype_null: u8;
    safe static ompi_mpi_aint: u8;
    safe static ompi_mpi_count: u8;
    safe static ompi_mpi_offset: u8;
    safe static ompi_mpi_packed: u8;
    safe static ompi_mpi_short: u8;
    safe static ompi_mpi_int: u8;
    safe static ompi_mpi_long: u8;
    safe static ompi_mpi_long_long_int: u8;
    safe static ompi_mpi_unsigned_short: u8;
    safe static ompi_mpi_unsigned: u8;
    safe static ompi_mpi_unsigned_long: u8;
    safe static ompi_mpi_unsigned_long_long: u8;
    safe static ompi_mpi_float: u8;
    safe static ompi_mpi_c_float_complex: u8;
    safe static ompi_mpi_double: u8;
    safe static ompi_mpi_c_double_complex: u8;
    safe static ompi_mpi_long_double: u8;
    safe static ompi_mpi_c_long_double_complex: u8;
    safe static ompi_mpi_c_bool: u8;
    safe static ompi_mpi_wchar: u8;
    safe static ompi_mpi_int8_t: u8;
    safe static ompi_mpi_uint8_t: u8;
    safe static ompi_mpi_char: u8;
    safe static ompi_mpi_signed_char: u8;
    safe static ompi_mpi_unsigned_char: u8;
    safe static ompi_mpi_byte: u8;
    safe static ompi_mpi_int16_t: u8;
    safe static ompi_mpi_uint16_t: u8;
    safe static ompi_mpi_int32_t: u8;
    safe static ompi_mpi_uint32_t: u8;
    safe static ompi_mpi_int64_t: u8;
    safe static ompi_mpi_uint64_t: u8;
    safe static ompi_mpi_logical: u8;
    safe static ompi_mpi_integer: u8;
    safe static ompi_mpi_real: u8;
    safe static ompi_mpi_cplex: u8;
    safe static ompi_mpi_dblprec: u8;
    safe static ompi_mpi_character: u8;
    safe static ompi_mpi_cxx_cplex: u8;
    safe static ompi_mpi_cxx_dblcplex: u8;
    safe static ompi_mpi_cxx_ldblcplex: u8;
    safe static ompi_mpi_cxx_bool: u8;
    safe static ompi_mpi_dblcplex: u8;
    safe static ompi_mpi_logical1: u8;
    safe static ompi_mpi_logical2: u8;
    safe static ompi_mpi_logical4: u8;
    safe static ompi_mpi_logical8: u8;
    safe static ompi_mpi_integer1: u8;
    safe static ompi_mpi_integer2: u8;
    safe static ompi_mpi_integer4: u8;
    safe static ompi_mpi_integer8: u8;
    safe static ompi_mpi_integer16: u8;
    safe static ompi_mpi_real2: u8;
    safe static ompi_mpi_real4: u8;
    safe static ompi_mpi_real8: u8;
    safe static ompi_mpi_real16: u8;
    safe static ompi_mpi_complex4: u8;
    safe static ompi_mpi_complex8: u8;
    safe static ompi_mpi_complex16: u8;
    safe static ompi_mpi_complex32: u8;
    safe static ompi_mpi_float_int: u8;
    safe static ompi_mpi_double_int: u8;
    safe static ompi_mpi_long_int: u8;
    safe static ompi_mpi_2int: u8;
    safe static ompi_mpi_short_int: u8;
    safe static ompi_mpi_longdbl_int: u8;
    safe static ompi_mpi_2real: u8;
    safe static ompi_mpi_2dblprec: u8;
    safe static ompi_mpi_2integer: u8;
    safe static ompi_message_null: u8;
    safe static ompi_message_no_proc: u8;
    safe static ompi_mpi_errhandler_null: u8;
    safe static ompi_mpi_errors_are_fatal: u8;
    safe static ompi_mpi_errors_abort: u8;
    safe static ompi_mpi_errors_return: u8;
    safe static ompi_mpi_info_null: u8;
    safe static ompi_mpi_info_env: u8;
    safe static ompi_mpi_op_null: u8;
    safe static ompi_mpi_op_sum: u8;
    safe static ompi_mpi_op_min: u8;
    safe static ompi_mpi_op_max: u8;
    safe static ompi_mpi_op_prod: u8;
    safe static ompi_mpi_op_band: u8;
    safe static ompi_mpi_op_bor: u8;
    safe static ompi_mpi_op_bxor: u8;
    safe static ompi_mpi_op_land: u8;
    safe static ompi_mpi_op_lor: u8;
    safe static ompi_mpi_op_lxor: u8;
    safe static ompi_mpi_op_minloc: u8;
    safe static ompi_mpi_op_maxloc: u8;
    safe static ompi_mpi_op_replace: u8;
    safe static ompi_mpi_op_no_op: u8;
    safe static ompi_mpi_group_null: u8;
    safe static ompi_mpi_group_empty: u8;
    safe static ompi_request_null: u8;
    safe static ompi_mpi_file_null: u8;
    safe static ompi_mpi_instance_null: u8;
    safe static ompi_mpi_win_null: u8;
    safe static ompi_mpi_c_complex: u8;
    safe static ompi_mpi_ldblcplex: u8;
    safe static ompi_mpi_lb: u8;
    safe static ompi_mpi_ub: u8;
    safe static ompi_mpi_2cplex: u8;
    safe static ompi_mpi_2dblcplex: u8;
    safe static ompi_mpi_unavailable: u8;
    safe static ompi_mpi_errors_throw_exceptions: u8;
}

/// Predefined handles: the standard's value, and the object whose address it is.
pub(crate) static OBJECTS: &[(usize, &u8)] = &[
    (256, &ompi_mpi_comm_null),
    (257, &ompi_mpi_comm_world),
    (258, &ompi_mpi_comm_self),
    (512, &ompi_mpi_datatype_null),
    (513, &ompi_mpi_aint),
    (514, &ompi_mpi_count),
    (515, &ompi_mpi_offset),
    (519, &ompi_mpi_packed),
    (520, &ompi_mpi_short),
    (521, &ompi_mpi_int),
    (522, &ompi_mpi_long),
    (523, &ompi_mpi_long_long_int),
    (524, &ompi_mpi_unsigned_short),
    (525, &ompi_mpi_unsigned),
    (526, &ompi_mpi_unsigned_long),
    (527, &ompi_mpi_unsigned_long_long),
    (528, &ompi_mpi_float),
    (530, &ompi_mpi_c_float_complex),
    (532, &ompi_mpi_double),
    (534, &ompi_mpi_c_double_complex),
    (544, &ompi_mpi_long_double),
    (548, &ompi_mpi_c_long_double_complex),
    (568, &ompi_mpi_c_bool),
    (572, &ompi_mpi_wchar),
    (576, &ompi_mpi_int8_t),
    (577, &ompi_mpi_uint8_t),
    (579, &ompi_mpi_char),
    (580, &ompi_mpi_signed_char),
    (581, &ompi_mpi_unsigned_char),
    (583, &ompi_mpi_byte),
    (584, &ompi_mpi_int16_t),
    (585, &ompi_mpi_uint16_t),
    (592, &ompi_mpi_int32_t),
    (593, &ompi_mpi_uint32_t),
    (600, &ompi_mpi_int64_t),
    (601, &ompi_mpi_uint64_t),
    (536, &ompi_mpi_logical),
    (537, &ompi_mpi_integer),
    (538, &ompi_mpi_real),
    (539, &ompi_mpi_cplex),
    (540, &ompi_mpi_dblprec),
    (542, &ompi_mpi_character),
    (531, &ompi_mpi_cxx_cplex),
    (535, &ompi_mpi_cxx_dblcplex),
    (549, &ompi_mpi_cxx_ldblcplex),
    (569, &ompi_mpi_cxx_bool),
    (541, &ompi_mpi_dblcplex),
    (704, &ompi_mpi_logical1),
    (712, &ompi_mpi_logical2),
    (720, &ompi_mpi_logical4),
    (728, &ompi_mpi_logical8),
    (705, &ompi_mpi_integer1),
    (713, &ompi_mpi_integer2),
    (721, &ompi_mpi_integer4),
    (729, &ompi_mpi_integer8),
    (737, &ompi_mpi_integer16),
    (714, &ompi_mpi_real2),
    (722, &ompi_mpi_real4),
    (730, &ompi_mpi_real8),
    (738, &ompi_mpi_real16),
    (723, &ompi_mpi_complex4),
    (731, &ompi_mpi_complex8),
    (739, &ompi_mpi_complex16),
    (747, &ompi_mpi_complex32),
    (552, &ompi_mpi_float_int),
    (553, &ompi_mpi_double_int),
    (554, &ompi_mpi_long_int),
    (555, &ompi_mpi_2int),
    (556, &ompi_mpi_short_int),
    (557, &ompi_mpi_longdbl_int),
    (560, &ompi_mpi_2real),
    (561, &ompi_mpi_2dblprec),
    (562, &ompi_mpi_2integer),
    (296, &ompi_message_null),
    (297, &ompi_message_no_proc),
    (320, &ompi_mpi_errhandler_null),
    (321, &ompi_mpi_errors_are_fatal),
    (322, &ompi_mpi_errors_abort),
    (323, &ompi_mpi_errors_return),
    (304, &ompi_mpi_info_null),
    (305, &ompi_mpi_info_env),
    (32, &ompi_mpi_op_null),
    (33, &ompi_mpi_op_sum),
    (34, &ompi_mpi_op_min),
    (35, &ompi_mpi_op_max),
    (36, &ompi_mpi_op_prod),
    (40, &ompi_mpi_op_band),
    (41, &ompi_mpi_op_bor),
    (42, &ompi_mpi_op_bxor),
    (48, &ompi_mpi_op_land),
    (49, &ompi_mpi_op_lor),
    (50, &ompi_mpi_op_lxor),
    (56, &ompi_mpi_op_minloc),
    (57, &ompi_mpi_op_maxloc),
    (60, &ompi_mpi_op_replace),
    (61, &ompi_mpi_op_no_op),
    (264, &ompi_mpi_group_null),
    (265, &ompi_mpi_group_empty),
    (384, &ompi_request_null),
    (280, &ompi_mpi_file_null),
    (288, &ompi_mpi_instance_null),
    (272, &ompi_mpi_win_null),
    (530, &ompi_mpi_c_complex),
    (548, &ompi_mpi_ldblcplex),
    (512, &ompi_mpi_lb),
    (512, &ompi_mpi_ub),
    (512, &ompi_mpi_2cplex),
    (512, &ompi_mpi_2dblcplex),
    (512, &ompi_mpi_unavailable),
    (321, &ompi_mpi_errors_throw_exceptions),
];

/// Predefined handles of `MPI_Comm`: the standard's value, and their INTEGER.
pub(crate) const COMM_INTEGERS: &[(usize, i32)] = &[(256, 2), (257, 0), (258, 1)];

/// Predefined handles of `MPI_Datatype`: the standard's value, and their INTEGER.
pub(crate) const TYPE_INTEGERS: &[(usize, i32)] = &[
    (512, 0),
    (513, 66),
    (514, 72),
    (515, 67),
    (519, 2),
    (520, 37),
    (521, 39),
    (522, 41),
    (523, 43),
    (524, 38),
    (525, 40),
    (526, 42),
    (527, 44),
    (528, 45),
    (530, 69),
    (532, 46),
    (534, 70),
    (544, 47),
    (548, 71),
    (568, 68),
    (572, 33),
    (576, 58),
    (577, 59),
    (579, 34),
    (580, 36),
    (581, 35),
    (583, 1),
    (584, 60),
    (585, 61),
    (592, 62),
    (593, 63),
    (600, 64),
    (601, 65),
    (536, 6),
    (537, 7),
    (538, 13),
    (539, 18),
    (540, 17),
    (542, 5),
    (531, 55),
    (535, 56),
    (549, 57),
    (569, 54),
    (541, 22),
    (704, 29),
    (712, 30),
    (720, 31),
    (728, 32),
    (705, 8),
    (713, 9),
    (721, 10),
    (729, 11),
    (737, 12),
    (714, 28),
    (722, 14),
    (730, 15),
    (738, 16),
    (723, 73),
    (731, 19),
    (739, 20),
    (747, 21),
    (552, 48),
    (553, 49),
    (554, 51),
    (555, 52),
    (556, 53),
    (557, 50),
    (560, 23),
    (561, 24),
    (562, 25),
];

/// Predefined handles of `MPI_Errhandler`: the standard's value, and their INTEGER.
pub(crate) const ERRHANDLER_INTEGERS: &[(usize, i32)] = &[(320, 0), (321, 1), (322, 3), (323, 2)];

/// Predefined handles of `MPI_File`: the standard's value, and their INTEGER.
pub(crate) const FILE_INTEGERS: &[(usize, i32)] = &[(280, 0)];

/// Predefined handles of `MPI_Group`: the standard's value, and their INTEGER.
pub(crate) const GROUP_INTEGERS: &[(usize, i32)] = &[(264, 0), (265, 1)];

/// Predefined handles of `MPI_Info`: the standard's value, and their INTEGER.
pub(crate) const INFO_INTEGERS: &[(usize, i32)] = &[(304, 0), (305, 1)];

/// Predefined handles of `MPI_Message`: the standard's value, and their INTEGER.
pub(crate) const MESSAGE_INTEGERS: &[(usize, i32)] = &[(296, 0), (297, 1)];

/// Predefined handles of `MPI_Op`: the standard's value, and their INTEGER.
pub(crate) const OP_INTEGERS: &[(usize, i32)] = &[
    (32, 0),
    (33, 3),
    (34, 2),
    (35, 1),
    (36, 4),
    (40, 6),
    (41, 8),
    (42, 10),
    (48, 5),
    (49, 7),
    (50, 9),
    (56, 12),
    (57, 11),
    (60, 13),
    (61, 14),
];

/// Predefined handles of `MPI_Request`: the standard's value, and their INTEGER.
pub(crate) const REQUEST_INTEGERS: &[(usize, i32)] = &[(384, 0)];

/// Predefined handles of `MPI_Session`: the standard's value, and their INTEGER.
pub(crate) const SESSION_INTEGERS: &[(usize, i32)] = &[(288, 0)];

/// Predefined handles of `MPI_Win`: the standard's value, and their INTEGER.
pub(crate) const WIN_INTEGERS: &[(usize, i32)] = &[(272, 0)];
