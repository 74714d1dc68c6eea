import type { SiteBrandSeed } from '../contract.ts'

export const siteBrand: SiteBrandSeed = { name: { ru: 'Есту', kk: 'Есту' }, shortName: { ru: 'Есту', kk: 'Есту' } }
