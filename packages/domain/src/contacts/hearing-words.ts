/** The brand is the Kazakh word for hearing; on a signboard it is what a visitor looks for. */
const brand = /«Есту»/g
const hearing =
  /слух|слыш|сурдо|глух|аудио|аппарат|протез|имплант|кохлеар|есту|есті(?:ме|т)|саңырау|құлақ|құлағ|(?<!\p{L})(?:уш(?:и|ей|ам|ах|ами|ной|ного)|ухо|уха|лор)(?!\p{L})/iu
/** A dot after a short word, as in «ул. Абая», ends no sentence. */
const sentenceEnd = /(?<=[\p{L}\d»)]{4}[.!?…])\s+|\n+/u

/** Whether a text that people write in the CMS tells that hearing is what we do. */
export const mentionsHearing = (text: string): boolean => hearing.test(text.replace(brand, ''))

/** The sentences that may stand in a message: others see a mailbox, a messenger and a calendar too. */
export const withoutHearing = (text: string): string =>
  mentionsHearing(text)
    ? text
        .split(sentenceEnd)
        .filter((sentence) => !mentionsHearing(sentence))
        .join(' ')
    : text
