import type { Aid } from './aid.ts'
import { bte, bteMini } from './bte.ts'
import { cic, iic } from './cic.ts'
import { itc, ite } from './ite.ts'
import { ric, ricR } from './ric.ts'

export const aids: Record<string, Aid> = { bte, 'bte-mini': bteMini, ric, 'ric-r': ricR, ite, itc, cic, iic }
