/** How long messages about what the staff book or change wait, so that a slip can be taken back before anybody reads of it. */
export const staffMessageDelayMs = 60_000
