import type { ArticleSeed } from '../contract.ts'
import { kakGovoritSTemKtoPlohoSlyshit } from './kak-govorit-s-tem-kto-ploho-slyshit.ts'
import { kakPodgotovitsyaKProverkeSluha } from './kak-podgotovitsya-k-proverke-sluha.ts'
import { uhodZaSluhovymApparatom } from './uhod-za-sluhovym-apparatom.ts'

export const articles: ArticleSeed[] = [
  kakGovoritSTemKtoPlohoSlyshit,
  kakPodgotovitsyaKProverkeSluha,
  uhodZaSluhovymApparatom,
]
