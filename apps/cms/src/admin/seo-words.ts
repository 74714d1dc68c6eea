import type { SeoIssue } from '@estu/domain/seo-checks'
import type { PayloadRequest } from 'payload'
import { say } from '../admin-language/say.ts'

type Speaker = Pick<PayloadRequest, 'i18n'>

/** What is wrong, in the editor's words. */
export const issueInWords = (issue: SeoIssue, req: Speaker): string =>
  ({
    'title-missing': say(req, 'нет заголовка', 'тақырып жоқ'),
    'title-too-short': say(req, 'заголовок короткий', 'тақырып қысқа'),
    'title-too-wide': say(req, 'заголовок не поместится', 'тақырып сыймайды'),
    'title-duplicate': say(req, 'такой заголовок уже есть', 'мұндай тақырып бар'),
    'description-missing': say(req, 'нет описания', 'сипаттама жоқ'),
    'description-too-short': say(req, 'описание короткое', 'сипаттама қысқа'),
    'description-too-wide': say(req, 'описание не поместится', 'сипаттама сыймайды'),
    'description-duplicate': say(req, 'такое описание уже есть', 'мұндай сипаттама бар'),
    'image-drawn': say(req, 'картинка нарисуется сама', 'сурет өзі салынады'),
    'canonical-elsewhere': say(req, 'основной адрес другой', 'негізгі мекенжайы басқа'),
    noindex: say(req, 'скрыта от поиска', 'іздеуден жасырылған'),
  })[issue]
