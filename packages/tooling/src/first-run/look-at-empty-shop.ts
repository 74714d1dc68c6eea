/** A page of each kind, feeds and lists among them, as they are before anything is sold. */
const paths = [
  ...['/', '/apparaty', '/implanty', '/raskhodniki', '/aksessuaries', '/uslugi', '/slukhovye-apparaty-dlya-detey'],
  ...['/filialy', '/zapisnapriem', '/search', '/search?q=phonak', '/articles', '/stati-ekspertnye'],
  ...[
    '/akcii',
    '/podborki',
    '/reviews',
    '/compare',
    '/selectedproducts',
    '/cart',
    '/feedback',
    '/find-order',
    '/podbor',
  ],
  ...['/raskhodniki/podbor', '/hearing-screener', '/test', '/auth/sign-in', '/offline'],
]
const inOneLanguage = ['/sitemap.xml', '/robots.txt', '/llms.txt']

/** Names and words of the demonstration, none of which a shop of somebody else says, and places nobody filled in. */
const demoWords =
  /Phonak|Bernafon|Danavox|Advanced Bionics|Алмат|Конаев|Қонаев|демонстрационн|estu\.example|\+7 ?700 ?000|\[(?:ВПИШИТЕ|ТОЛТЫРЫҢЫЗ)/

/** The country's one time zone is called by it everywhere. */
const timeZone = /по\s+Алматы|Алматы\s+бойынша/g

/** What was asked for comes back in the page that answers it. */
const asked = /phonak/gi

/** Pages that no menu may lead to before they are published. */
const closed = ['about', 'user_agreement', 'polzovatelskoe-soglashenie', 'oplata-i-dostavka', 'dostupnost']

/** Asks a shop without goods for a page of each kind. @throws with each page that fails, or says a word of the demo */
export async function lookAtEmptyShop(webUrl: string): Promise<number> {
  const wrong: string[] = []
  const branch = await firstBranch(webUrl)
  const all = [
    branch,
    `/kk${branch}`,
    ...paths,
    ...paths.map((path) => `/kk${path === '/' ? '' : path}`),
    ...inOneLanguage,
  ]
  for (const path of all) wrong.push(...(await faultsOf(webUrl, path)))
  if (wrong.length > 0) throw new Error(`an empty shop is not well:\n${wrong.join('\n')}`)
  return all.length
}

/** The branch of the owner's file, as the list of branches leads to it. */
async function firstBranch(webUrl: string): Promise<string> {
  const list = await (await fetch(`${webUrl}/filialy`)).text()
  return /href="(\/filialy\/[^"#?]+)"/.exec(list)?.[1] ?? '/filialy/none'
}

async function faultsOf(webUrl: string, path: string): Promise<string[]> {
  const response = await fetch(`${webUrl}${path}`, { redirect: 'manual' })
  const text = await response.text()
  if (response.status !== 200) return [`${path} answers ${response.status}`]
  const told = text.replace(timeZone, '')
  const said = demoWords.exec(path.includes('q=') ? told.replace(asked, '') : told)
  const leads = closed.filter((slug) => new RegExp(`href="(?:/kk)?/${slug}"`).test(text))
  return [
    ...(said ? [`${path} says «${told.slice(Math.max(0, said.index - 40), said.index + 40)}»`] : []),
    ...leads.map((slug) => `${path} leads to /${slug}, which is not published`),
  ]
}
