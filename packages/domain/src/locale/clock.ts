/** Whether a text is a time of the clock as it is kept: `HH:mm`, from 00:00 to 23:59. */
export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** `HH:mm`, as it is kept, the way people read it: «9:00», in both languages. */
export const formatClock = (time: string): string => time.replace(/^0(?=\d:)/, '')
