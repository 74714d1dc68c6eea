/** The brand is the Kazakh word for hearing; it signs a message, opens a greeting and names a calendar's entry. */
const brand = /(?:· |Это |Бұл — )Есту(?!\p{L})/gu
const words =
  /слух|слыш|сурдо|глух|аудио|аппарат|протез|имплант|кохлеар|есту|есті|құлақ|құлағ|(?<!\p{L})(?:уш(?:и|ей|ам|ах|ной|ного)|ухо|уха|лор)(?!\p{L})/iu

/** What a message says of hearing; null where it says nothing, as every message must. */
export const hearingIn = (text: string): string | null => words.exec(text.replace(brand, ''))?.[0] ?? null
