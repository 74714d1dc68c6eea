/** Where the browser keeps the session. Source: the specification's constants. */
export const sessionKey = 'session'
/** The cookie by which the server tells the browser's own code that somebody has just signed in; it says nothing of whom. */
export const signedInCookie = 'signed-in'
