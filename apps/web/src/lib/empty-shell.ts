/** Whether a document is the one in which Next shows nothing but what JavaScript fills in: it could not be rendered. */
export const isEmptyShell = (html: string): boolean => html.includes('<html id="__next_error__"')
