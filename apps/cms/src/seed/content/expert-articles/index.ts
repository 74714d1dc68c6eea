import type { ArticleSeed } from '../contract.ts'

export const articles: ArticleSeed[] = []
