/** `HH:mm`, as it is kept, the way people read it: «9:00», in both languages. */
export const formatClock = (time: string): string => time.replace(/^0(?=\d:)/, '')
