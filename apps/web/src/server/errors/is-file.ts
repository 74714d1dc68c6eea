/** First parts of addresses under which no page stands. */
const machinery = /^\/(_next|api|app|brand|drawings|feeds|media|og|sitemap)\//
/** What no person reads as a page: pictures, films, sounds, scripts, styles, fonts, papers, archives and lists for machines. */
const file =
  /\.(png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mp3|wav|ogg|vtt|css|m?js|map|json|webmanifest|xml|txt|csv|woff2?|pdf|docx?|xlsx?|zip|gz|php)$/i

/** Whether an address is of a file: who asks for one that there is not is told so in few bytes. */
export const isFile = (url: string): boolean => machinery.test(url) || file.test(url.split('?')[0] ?? '')
