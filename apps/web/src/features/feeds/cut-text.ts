/** As much of a text as a reader of feeds takes; no character is cut in two. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? [...text].slice(0, most).join('').trimEnd() : text
