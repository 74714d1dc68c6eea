export const localization = {
  cannotCopySameLocale: 'Дәл сол тілге көшіру мүмкін емес',
  copyFrom: 'Қай тілден көшіру',
  copyFromTo: 'Көшіру: {{from}} → {{to}}',
  copyTo: 'Қай тілге көшіру',
  copyToLocale: 'Басқа тілге көшіру',
  localeToPublish: 'Жарияланатын тіл',
  selectedLocales: 'Таңдалған тілдер',
  selectLocaleToCopy: 'Көшірілетін тілді таңдаңыз',
  selectLocaleToDuplicate: 'Көшірмесі жасалатын тілдерді таңдаңыз',
}
