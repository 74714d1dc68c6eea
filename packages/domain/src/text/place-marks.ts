/** Begins a place that a text's owner has to fill in: `[ВПИШИТЕ: …]`. */
export const placeMarks = { ru: 'ВПИШИТЕ', kk: 'ТОЛТЫРЫҢЫЗ' } as const

const place = new RegExp(`\\[(?:${Object.values(placeMarks).join('|')}):[^\\]]*\\]`, 'g')

/** Returns the places of a text that are still to be filled in, as they stand there. */
export const placesIn = (text: string): string[] => text.match(place) ?? []
