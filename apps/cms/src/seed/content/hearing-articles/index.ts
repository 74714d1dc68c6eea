import { detskiySlukhPervyePriznaki } from './detskiy-slukh-pervye-priznaki.ts'
import { proizvodstvennyyShum } from './proizvodstvennyy-shum.ts'
import { shumVUshah } from './shum-v-ushah.ts'
import { sluhovoyApparatIliImplant } from './sluhovoy-apparat-ili-implant.ts'
import { sluxIPamyatPozhilyh } from './slux-i-pamyat-pozhilyh.ts'

export const articles = [
  shumVUshah,
  sluxIPamyatPozhilyh,
  detskiySlukhPervyePriznaki,
  sluhovoyApparatIliImplant,
  proizvodstvennyyShum,
]
