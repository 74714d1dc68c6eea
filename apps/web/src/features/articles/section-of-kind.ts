import { routes } from '@estu/domain/routing/routes'
import type { ArticleKind } from '@/content/types'
import type { Translate } from '@/i18n/translator'

/** The section that articles of a kind stand in; its path as in Russian. */
export const sectionOfKind = (kind: ArticleKind, t: Translate) =>
  kind === 'expert'
    ? { title: t('articles.expertTitle'), lead: t('articles.expertLead'), path: routes.expertArticles.path }
    : { title: t('articles.title'), lead: t('articles.lead'), path: routes.articles.path }
