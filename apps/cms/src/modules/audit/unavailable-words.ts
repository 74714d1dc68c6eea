/** Said wherever the log cannot be written. */
export const unavailableWords = {
  ru: 'Журнал доступа сейчас не ведётся, поэтому данные не показаны и не сохранены. Повторите через минуту, а если не поможет, сообщите администратору.',
  kk: 'Қолжетімділік журналы қазір жазылмай тұр, сондықтан деректер көрсетілмеді және сақталмады. Бір минуттан кейін қайталаңыз, көмектеспесе, әкімшіге хабарлаңыз.',
}

/** How a page of the admin that broke off tells why: Next keeps an error's digest, and nothing else of it. */
export const unavailableDigest = 'AUDIT_UNAVAILABLE'
