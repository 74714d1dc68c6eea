import type { PromotionSeed } from '../contract.ts'
import { besplatnoePitanie } from './besplatnoe-pitanie.ts'
import { podarkiOtPhonak } from './podarki-ot-phonak.ts'
import { poluchitSluhovojApparatBesplatno } from './poluchit-sluhovoj-apparat-besplatno.ts'
import { skidkaDlyaPensionerov } from './skidka-dlya-pensionerov.ts'

export const promotions: PromotionSeed[] = [
  skidkaDlyaPensionerov,
  podarkiOtPhonak,
  besplatnoePitanie,
  poluchitSluhovojApparatBesplatno,
]
