import type { ribbon } from '../kit/ribbon.ts'

export const slot = (b: ReturnType<typeof ribbon>, t: number, s: number, len = 14) => b.pill('part ink', t, s, len, 4.5)
