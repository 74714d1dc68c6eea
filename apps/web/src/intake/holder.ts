import 'server-only'

/** Names the browser that holds a time while its form is filled; gone when the hold is. */
export const holderCookie = 'hold'
