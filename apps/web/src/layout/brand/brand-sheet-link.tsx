import type { BrandLook } from '@estu/domain/brand/brand-look'
import { sheetAddress } from '@estu/domain/brand/sheet-address'

/** Asks for the colours and the typeface of a look. Trap: only with `precedence` React keeps it in the head, once. */
export const BrandSheet = ({ look }: { look: BrandLook }) => (
  <link rel="stylesheet" href={sheetAddress(look)} precedence="brand" />
)
