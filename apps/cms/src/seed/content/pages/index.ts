import type { PageSeed } from '../contract.ts'
import { about } from './about.ts'
import { chastyeVoprosyOSluhe } from './chastye-voprosy-o-sluhe.ts'
import { diagnostikaSluha } from './diagnostika-sluha.ts'
import { dostupnost } from './dostupnost.ts'
import { kakOformitRassrochku } from './kak-oformit-rassrochku.ts'
import { kohlearnayaImplantaciya } from './kohlearnaya-implantaciya.ts'
import { mamaSurdopedagog } from './mama-surdopedagog.ts'
import { oplataIDostavka } from './oplata-i-dostavka.ts'
import { polzovatelskoeSoglashenie } from './polzovatelskoe-soglashenie.ts'
import { userAgreement } from './user-agreement.ts'
import { usloviyaGarantiiNaTovar } from './usloviya-garantii-na-tovar.ts'
import { usloviyaObmenaIVozvratTovara } from './usloviya-obmena-i-vozvrat-tovara.ts'

export const pages: PageSeed[] = [
  about,
  chastyeVoprosyOSluhe,
  diagnostikaSluha,
  dostupnost,
  kakOformitRassrochku,
  kohlearnayaImplantaciya,
  mamaSurdopedagog,
  oplataIDostavka,
  polzovatelskoeSoglashenie,
  userAgreement,
  usloviyaGarantiiNaTovar,
  usloviyaObmenaIVozvratTovara,
]
