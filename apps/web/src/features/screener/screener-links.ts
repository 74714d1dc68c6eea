/** Ways out of the screener, in the language of its page; none of them leads to anything that is sold. */
export type ScreenerLinks = {
  home: string
  book: string
  selfCheck: string
  write: string
  children: string
}
