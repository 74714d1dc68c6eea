import type { ArticleSeed } from '../contract.ts'
import { apparatITelefon } from './apparat-i-telefon.ts'
import { gosudarstvennayaPomosch } from './gosudarstvennaya-pomosch.ts'
import { kakVybratBatareyki } from './kak-vybrat-batareyki.ts'
import { pervyyApparatDlyaRoditeley } from './pervyy-apparat-dlya-roditeley.ts'
import { vTeatrIMechet } from './v-teatr-i-mechet.ts'

export const articles: ArticleSeed[] = [
  kakVybratBatareyki,
  apparatITelefon,
  vTeatrIMechet,
  gosudarstvennayaPomosch,
  pervyyApparatDlyaRoditeley,
]
