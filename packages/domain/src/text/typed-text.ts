import { z } from 'zod'
import { storable } from './storable.ts'

/**
 * How a text that somebody typed begins in every schema: without what no database keeps, since they can neither see nor
 * mend it. A password alone is taken to the letter: no table keeps one.
 */
export const typedText = (params?: z.core.$ZodStringParams) => z.string(params).transform(storable)
