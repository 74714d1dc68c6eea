import { mentionsHearing } from '@estu/domain/contacts/hearing-words'
import type { PayloadRequest } from 'payload'
import type { Letter, MailJob } from '../messages/index.ts'
import { localeOf, siteUrl, translateIn } from '../messages/index.ts'

/** The shop's answer, for whoever left an address to get it. */
export async function writeReviewLetter(
  req: PayloadRequest,
  { id }: MailJob<'review-answered'>,
): Promise<Letter | null> {
  const stored = { collection: 'reviews', id, depth: 0, disableErrors: true } as const
  const found = await req.payload.findByID({ ...stored, overrideAccess: true, req })
  if (!found?.email) return null
  const locale = localeOf(found.writtenIn)
  const review = await req.payload.findByID({ ...stored, locale, fallbackLocale: false, overrideAccess: true, req })
  if (!review?.answer) return null
  const say = translateIn(locale)
  return {
    to: found.email,
    locale,
    subject: say('Магазин ответил на ваш отзыв', 'Дүкен пікіріңізге жауап берді'),
    lines: [
      say(`Здравствуйте, ${review.author}!`, `Сәлеметсіз бе, ${review.author}!`),
      // What names the goods is read on the site: others see a mailbox too.
      ...(mentionsHearing(review.answer)
        ? [say('Наш ответ стоит под вашим отзывом на сайте.', 'Жауабымыз сайтта, пікіріңіздің астында тұр.')]
        : [
            say('Вы написали отзыв у нас на сайте. Вот наш ответ:', 'Сіз сайтымызда пікір жаздыңыз. Біздің жауабымыз:'),
            review.answer,
          ]),
    ],
    action: { label: say('Все отзывы', 'Барлық пікірлер'), url: siteUrl(req, locale, '/reviews') },
  }
}
