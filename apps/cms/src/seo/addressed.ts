/** Collections whose documents each have a page of their own. */
export const addressed = [
  'devices',
  'implants',
  'consumables',
  'accessories',
  'services',
  'brands',
  'articles',
  'promotions',
  'pages',
] as const
