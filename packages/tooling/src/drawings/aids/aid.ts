import type { Point } from '../kit/curve.ts'

/**
 * A form of hearing aid, in its square.
 * @property art all of it
 * @property bare without tube, mould or cord
 * @property core without the hook either, where it has one
 * @property scale pixels of the drawing to a millimetre
 */
export type Aid = { art: string; bare: string; core?: string; scale: number; mid: Point }
