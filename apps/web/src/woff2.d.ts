/** A font's file, imported: its address in the build. */
declare module '*.woff2' {
  const href: string
  export default href
}
