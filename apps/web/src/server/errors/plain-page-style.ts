/** Of pages that are written by this server itself, when the site's own style may be away. The policy names it. */
export const plainPageStyle = 'font:1.25rem/1.6 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem'
