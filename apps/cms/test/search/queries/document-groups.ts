/**
 * Documents that answer the same need. Narrow on purpose: a group that holds everything would let every search pass.
 */

const of = (collection: string, ...slugs: string[]) => slugs.map((slug) => `${collection}:${slug}`)
const devices = (...slugs: string[]) => of('devices', ...slugs.map((slug) => `demo-${slug}`))
const consumables = (...slugs: string[]) => of('consumables', ...slugs.map((slug) => `demo-${slug}`))
const accessories = (...slugs: string[]) => of('accessories', ...slugs.map((slug) => `demo-${slug}`))
const implantItems = (...slugs: string[]) => of('implants', ...slugs.map((slug) => `demo-${slug}`))

/* Hearing aids */

const adultPhonak = devices(
  'phonak-ric-90-r',
  'phonak-ric-70-r',
  'phonak-ric-50-312',
  'phonak-ric-30-312',
  'phonak-ric-30-r',
  'phonak-bte-p-13',
  'phonak-bte-up-675',
  'phonak-bte-sp-675',
  'phonak-bte-m-312',
  'phonak-ite-70-312',
  'phonak-itc-50-312',
  'phonak-cic-50-10',
  'phonak-iic-70-10',
)
const kidsPhonak = devices('phonak-kids-bte-13', 'phonak-kids-bte-m-13', 'phonak-kids-bte-up-675')
const adultDanavox = devices(
  'danavox-ric-50-312',
  'danavox-ric-70-r',
  'danavox-ric-90-r',
  'danavox-bte-30-13',
  'danavox-bte-p-13',
  'danavox-bte-sp-675',
  'danavox-mini-bte-50-312',
  'danavox-ite-30-312',
  'danavox-itc-50-312',
  'danavox-cic-50-10',
)
const adultBernafon = devices(
  'bernafon-ric-90-r',
  'bernafon-ric-70-r',
  'bernafon-ric-50-312',
  'bernafon-ric-30-312',
  'bernafon-mini-bte-30-r',
  'bernafon-mini-bte-70-r',
  'bernafon-bte-p-13',
  'bernafon-bte-up-675',
  'bernafon-ite-50-312',
  'bernafon-itc-70-312',
  'bernafon-cic-70-10',
  'bernafon-iic-50-10',
)

export const kidsDevices = [...kidsPhonak, ...devices('danavox-kids-bte-13', 'bernafon-kids-bte-13')]

export const phonak = ['brands:phonak', 'promotions:Podarki_ot_Phonak', ...adultPhonak, ...kidsPhonak]
export const danavox = ['brands:danavox', ...adultDanavox, 'devices:demo-danavox-kids-bte-13']
export const bernafon = ['brands:bernafon', ...adultBernafon, 'devices:demo-bernafon-kids-bte-13']
export const advancedBionics = [
  'brands:advancedbionics',
  ...implantItems(
    'implant-system',
    'implant-internal',
    'processor-bte',
    'processor-off-ear',
    'processor-kids',
    'headpiece',
  ),
]

/** Where somebody who wants a hearing aid is well served: the aids themselves, their choice, and guides to it. */
export const hearingAids = [
  'services:podbor-sluhovogo-apparata',
  'articles:pervyy-apparat-dlya-roditeley',
  'articles:odin-apparat-ili-dva',
  ...adultPhonak,
  ...adultDanavox,
  ...adultBernafon,
  ...kidsDevices,
]

export const invisibleDevices = devices(
  'phonak-cic-50-10',
  'phonak-iic-70-10',
  'danavox-cic-50-10',
  'bernafon-cic-70-10',
  'bernafon-iic-50-10',
)

export const inEarDevices = [
  ...invisibleDevices,
  ...devices(
    'phonak-ite-70-312',
    'phonak-itc-50-312',
    'danavox-ite-30-312',
    'danavox-itc-50-312',
    'bernafon-ite-50-312',
    'bernafon-itc-70-312',
  ),
]

export const behindEarDevices = [
  ...devices(
    'phonak-bte-p-13',
    'phonak-bte-up-675',
    'phonak-bte-sp-675',
    'phonak-bte-m-312',
    'danavox-bte-30-13',
    'danavox-bte-p-13',
    'danavox-bte-sp-675',
    'danavox-mini-bte-50-312',
    'bernafon-bte-p-13',
    'bernafon-bte-up-675',
    'bernafon-mini-bte-30-r',
    'bernafon-mini-bte-70-r',
  ),
  ...kidsDevices,
]

export const powerfulDevices = devices(
  'phonak-bte-p-13',
  'phonak-bte-up-675',
  'phonak-bte-sp-675',
  'phonak-kids-bte-up-675',
  'danavox-bte-p-13',
  'danavox-bte-sp-675',
  'bernafon-bte-p-13',
  'bernafon-bte-up-675',
)

export const rechargeableDevices = devices(
  'phonak-ric-90-r',
  'phonak-ric-70-r',
  'phonak-ric-30-r',
  'danavox-ric-70-r',
  'danavox-ric-90-r',
  'bernafon-ric-90-r',
  'bernafon-ric-70-r',
  'bernafon-mini-bte-30-r',
  'bernafon-mini-bte-70-r',
)

/** What speaks with a telephone by itself, and what helps one that does not. */
export const bluetooth = [
  'articles:apparat-i-telefon',
  'accessories:demo-streamer-clip',
  ...devices(
    'phonak-ric-90-r',
    'phonak-ric-70-r',
    'phonak-ric-50-312',
    'phonak-bte-p-13',
    'phonak-bte-up-675',
    'phonak-ite-70-312',
    'phonak-kids-bte-13',
    'danavox-ric-70-r',
    'danavox-ric-90-r',
    'bernafon-ric-90-r',
    'bernafon-ric-70-r',
    'bernafon-ric-50-312',
    'bernafon-mini-bte-70-r',
    'bernafon-itc-70-312',
    'bernafon-kids-bte-13',
  ),
  ...implantItems('processor-bte', 'processor-off-ear', 'processor-kids'),
]

/* What is bought again and again */

export const batteries = [
  ...consumables('battery-10', 'battery-312', 'battery-13', 'battery-675', 'battery-675-implant'),
  'articles:kak-vybrat-batareyki',
]
export const domes = consumables('dome-open-s', 'dome-open-m', 'dome-closed-m', 'dome-power-m', 'dome-power-l')
export const openDomes = consumables('dome-open-s', 'dome-open-m')
export const filters = consumables('wax-filter-round', 'wax-filter-square')
export const earmoulds = [...consumables('earmould-silicone', 'earmould-acrylic'), 'services:individualnyy-vkladysh']
export const tubes = consumables('tube-standard', 'tube-thin')
export const hooks = consumables('hook-standard', 'hook-child')
export const drying = [...accessories('dryer-electric', 'dryer-uv'), ...consumables('drying-capsules')]

export const chargers = accessories('charger-desk', 'charger-travel')
export const microphones = accessories('remote-mic', 'table-mic')
export const cases = accessories('case-hard', 'case-soft')
export const television = [...accessories('tv-connector'), ...devices('bernafon-ric-50-312', 'danavox-ric-70-r')]

/* Implants */

export const implants = [
  ...implantItems('implant-system', 'implant-internal'),
  'pages:kohlearnaya-implantaciya',
  'articles:sluhovoy-apparat-ili-implant',
  'services:nastroyka-protsessora-implanta',
  'faq:usual-16',
]
export const processors = [
  ...implantItems('processor-bte', 'processor-off-ear', 'processor-kids'),
  'services:nastroyka-protsessora-implanta',
]

/* Checks, care and the clinic */

export const hearingTest = [
  'services:proverka-sluha',
  'pages:diagnostika-sluha',
  'articles:kak-podgotovitsya-k-proverke-sluha',
]
export const childTest = ['services:proverka-sluha-rebenka', 'articles:detskiy-slukh-pervye-priznaki']
export const tuning = ['services:nastroyka-apparata', 'services:udalennaya-nastroyka']
export const repair = ['services:chistka-i-remont']
export const tinnitus = ['articles:shum-v-ushah', 'faq:usual-3']
export const doctor = [
  ...hearingTest,
  'articles:shum-v-ushah',
  ...of('specialists', 'surdolog-centra', 'otorinolaringolog-centra', 'surdolog-tole-bi-178', 'surdolog-samal-2'),
  ...of('specialists', 'surdolog-nauryzbay', 'surdolog-konaev'),
]
export const branches = of('branches', 'abaya-52', 'tole-bi-178', 'samal-2', 'nauryzbay', 'konaev')

/* Money and rules */

export const stateHelp = [
  'promotions:Poluchit_sluhovoj_apparat_besplatno',
  'articles:gosudarstvennaya-pomosch',
  'faq:usual-17',
  'faq:more-7',
]
export const instalments = 'pages:kak-oformit-rassrochku'
export const delivery = 'pages:oplata-i-dostavka'
export const warranty = 'pages:usloviya-garantii-na-tovar'
export const returns = ['pages:usloviya-obmena-i-vozvrat-tovara', 'faq:more-6']
export const privacy = ['pages:polzovatelskoe-soglashenie', 'pages:user_agreement']
export const pensionerDiscount = 'promotions:Skidka_dlya_pensionerov'
