/** First day of the recorded history, in UTC, and its end in unix seconds: what happened by then, and what only after. */
export const FIRST_DAY = { day: '2026-05-28', end: Date.UTC(2026, 4, 29) / 1000 }
/** Day of the newest block. */
export const TODAY = '2026-05-29'
