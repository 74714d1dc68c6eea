/** Where the browser keeps the session. Source: the specification's constants. */
export const sessionKey = 'session'
