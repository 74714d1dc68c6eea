import { defaultTypeface, type Typeface } from '@estu/domain/brand/typefaces'
import type { OptionLabels } from '@estu/domain/vocabulary/option-labels'
import { label } from '../fields/labels.ts'
import { options } from '../fields/options.ts'
import { colourFields, nameFields, pictureFields } from '../modules/brand/index.ts'
import { siteGlobal } from './site-global.ts'

const typefaceLabels: OptionLabels<Typeface> = {
  'golos-text': ['Golos Text', 'Golos Text'],
  'noto-sans': ['Noto Sans', 'Noto Sans'],
  'noto-serif': ['Noto Serif, с засечками', 'Noto Serif, кертікті'],
}

/** What the shop is called and looks like (ADR 0046). */
export const brand = siteGlobal({
  slug: 'brand',
  label: label('Имя и вид магазина', 'Дүкеннің атауы мен көрінісі'),
  // The collection of manufacturers has taken the shorter name.
  typescript: { interface: 'SiteBrand' },
  fields: [
    ...nameFields(),
    ...pictureFields(),
    colourFields(),
    {
      name: 'typeface',
      type: 'select',
      defaultValue: defaultTypeface,
      label: label('Шрифт', 'Қаріп'),
      options: options(typefaceLabels),
    },
  ],
})
