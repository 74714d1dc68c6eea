import type { FontFiles } from '@estu/domain/brand/brand-sheet'
import type { Typeface } from '@estu/domain/brand/typefaces'
import golosStrong from '@estu/ui/fonts/golos-text-strong.woff2'
import golosText from '@estu/ui/fonts/golos-text-text.woff2'
import sansStrong from '@estu/ui/fonts/noto-sans-strong.woff2'
import sansText from '@estu/ui/fonts/noto-sans-text.woff2'
import serifStrong from '@estu/ui/fonts/noto-serif-strong.woff2'
import serifText from '@estu/ui/fonts/noto-serif-text.woff2'

/** The two files of each typeface, as the build has named them. */
export const brandFonts: Record<Typeface, FontFiles> = {
  'golos-text': { text: golosText, strong: golosStrong },
  'noto-sans': { text: sansText, strong: sansStrong },
  'noto-serif': { text: serifText, strong: serifStrong },
}
