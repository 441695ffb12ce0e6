//! The live table.

use std::io;
use std::time::{Duration, Instant};

use hawser_rte::observe::{JobView, analyse};
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Color, Modifier, Style};
use ratatui::widgets::{Paragraph, Row as Line, Table, TableState, Wrap};
use ratatui::{DefaultTerminal, Frame};

use super::find::Job;
use super::show::{self, HEADINGS, Row};
use super::view;

/// Widths of the columns.
const WIDTHS: [Constraint; 12] = [
    Constraint::Length(6),
    Constraint::Length(8),
    Constraint::Length(8),
    Constraint::Min(20),
    Constraint::Length(8),
    Constraint::Length(10),
    Constraint::Length(26),
    Constraint::Length(10),
    Constraint::Length(9),
    Constraint::Length(10),
    Constraint::Length(9),
    Constraint::Length(5),
];
/// Rows that a page key moves.
const PAGE: u16 = 20;

const FOOT: &str = "q: leave   up, down, page: move";
const FOOT_MORE: &str = "q: leave   up, down, page: move   n: next job";

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    Nothing,
    Quit,
    Down(u16),
    Up(u16),
    NextJob,
}

pub(super) fn ask(key: KeyCode, control: bool) -> Ask {
    match key {
        KeyCode::Char('q') | KeyCode::Esc => Ask::Quit,
        KeyCode::Char('c') if control => Ask::Quit,
        KeyCode::Down | KeyCode::Char('j') => Ask::Down(1),
        KeyCode::Up | KeyCode::Char('k') => Ask::Up(1),
        KeyCode::PageDown => Ask::Down(PAGE),
        KeyCode::Char('n') | KeyCode::Tab => Ask::NextJob,
        KeyCode::PageUp => Ask::Up(PAGE),
        _ => Ask::Nothing,
    }
}

/// Shows one of these jobs, at first the first one, on the terminal until the user has seen enough
/// or it has ended.
///
/// # Errors
/// Those of the terminal.
pub fn live(jobs: &[Job], delay: Duration) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let mut result = Ok(true);
    for job in jobs.iter().cycle() {
        result = run(&mut terminal, job, jobs.len() > 1, delay);
        if !matches!(result, Ok(true)) {
            break;
        }
    }
    ratatui::restore();
    result.map(|_| ())
}

/// False when the user has seen enough or the job has ended, true when the next one is wanted.
fn run(terminal: &mut DefaultTerminal, job: &Job, more: bool, delay: Duration) -> io::Result<bool> {
    let mut before = view(job);
    let mut now = before.clone();
    let mut state = TableState::default().with_selected(0);
    loop {
        let rows = show::rows(&before, &now);
        terminal.draw(|frame| draw(frame, (job, more), &now, &rows, &mut state))?;
        let until = Instant::now() + delay;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if !event::poll(left)? {
                break;
            }
            match event::read()? {
                Event::Key(key) if key.kind == KeyEventKind::Press => {
                    match ask(key.code, key.modifiers.contains(KeyModifiers::CONTROL)) {
                        Ask::Quit => return Ok(false),
                        Ask::NextJob if more => return Ok(true),
                        Ask::NextJob => continue,
                        Ask::Down(n) => state.scroll_down_by(n),
                        Ask::Up(n) => state.scroll_up_by(n),
                        Ask::Nothing => continue,
                    }
                }
                Event::Resize(..) => {}
                _ => continue,
            }
            terminal.draw(|frame| draw(frame, (job, more), &now, &rows, &mut state))?;
        }
        before = std::mem::replace(&mut now, view(job));
        if ended(&now) {
            return Ok(false);
        }
    }
}

/// No process of the job is left.
pub(super) fn ended(view: &JobView) -> bool {
    use hawser_rte::observe::Life;
    view.ranks.iter().all(|r| r.life == Life::Gone)
}

pub(super) fn draw(
    frame: &mut Frame<'_>,
    (job, more): (&Job, bool),
    view: &JobView,
    rows: &[Row],
    state: &mut TableState,
) {
    let areas = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(3),
        Constraint::Min(3),
        Constraint::Length(1),
    ]);
    let [head, verdict, table, foot] = areas.areas(frame.area());
    let bold = Style::new().add_modifier(Modifier::BOLD);
    frame.render_widget(Paragraph::new(show::head(job)).style(bold), head);
    let sentence = analyse(view).verdict().into_iter().next().unwrap_or_default();
    frame.render_widget(Paragraph::new(sentence).wrap(Wrap { trim: true }), verdict);
    let lines = rows.iter().map(|row| Line::new(row.cells()).style(style(row.state)));
    let widget = Table::new(lines, WIDTHS)
        .header(Line::new(HEADINGS).style(bold))
        .row_highlight_style(Style::new().add_modifier(Modifier::REVERSED));
    frame.render_stateful_widget(widget, table, state);
    frame.render_widget(Paragraph::new(if more { FOOT_MORE } else { FOOT }), foot);
}

fn style(state: &str) -> Style {
    let colour = match state {
        "waits" => Color::Yellow,
        "stopped" | "gone" => Color::Red,
        "before" | "finished" => Color::DarkGray,
        _ => Color::Reset,
    };
    Style::new().fg(colour)
}
