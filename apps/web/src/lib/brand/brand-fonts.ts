import type { FontFiles } from '@estu/domain/brand/brand-sheet'
import type { Typeface } from '@estu/domain/brand/typefaces'
import golosStrong from '@estu/ui/fonts/golos-text-strong.woff2'
import golosText from '@estu/ui/fonts/golos-text-text.woff2'
import sansStrong from '@estu/ui/fonts/noto-sans-strong.woff2'
import sansText from '@estu/ui/fonts/noto-sans-text.woff2'
import serifStrong from '@estu/ui/fonts/noto-serif-strong.woff2'
import serifText from '@estu/ui/fonts/noto-serif-text.woff2'

/** Trap: to a route that is no page the bundler names the server's own copy of a file, which no browser can ask for. */
const served = (file: string) => `/_next/static/media/${file.slice(file.lastIndexOf('/') + 1)}`

const filesOf = (text: string, strong: string): FontFiles => ({ text: served(text), strong: served(strong) })

/** The two files of each typeface, as the build has named them. */
export const brandFonts: Record<Typeface, FontFiles> = {
  'golos-text': filesOf(golosText, golosStrong),
  'noto-sans': filesOf(sansText, sansStrong),
  'noto-serif': filesOf(serifText, serifStrong),
}
