import type { SeoIssue } from '@estu/domain/seo/seo-checks'
import type { PayloadRequest } from 'payload'
import { translate } from '../../i18n/translate.ts'

type Speaker = Pick<PayloadRequest, 'i18n'>

/** What is wrong, in the editor's words. */
export const issueLabel = (issue: SeoIssue, req: Speaker): string =>
  ({
    'title-missing': translate(req, 'нет заголовка', 'тақырып жоқ'),
    'title-too-short': translate(req, 'заголовок короткий', 'тақырып қысқа'),
    'title-too-wide': translate(req, 'заголовок не поместится', 'тақырып сыймайды'),
    'title-duplicate': translate(req, 'такой заголовок уже есть', 'мұндай тақырып бар'),
    'description-missing': translate(req, 'нет описания', 'сипаттама жоқ'),
    'description-too-short': translate(req, 'описание короткое', 'сипаттама қысқа'),
    'description-too-wide': translate(req, 'описание не поместится', 'сипаттама сыймайды'),
    'description-duplicate': translate(req, 'такое описание уже есть', 'мұндай сипаттама бар'),
    'image-drawn': translate(req, 'картинка нарисуется сама', 'сурет өзі салынады'),
    'canonical-elsewhere': translate(req, 'основной адрес другой', 'негізгі мекенжайы басқа'),
    noindex: translate(req, 'скрыта от поиска', 'іздеуден жасырылған'),
  })[issue]
