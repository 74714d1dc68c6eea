import type { Product } from '@/content/types'

/** The group of words that speaks of a product: «аппарат» or «товар». */
export const wordsOf = ({ section }: Pick<Product, 'section'>) => (section === 'devices' ? 'device' : 'goods')
