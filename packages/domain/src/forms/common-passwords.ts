/** Of the passwords found most often in published leaks, and of the usual local ones, those of eight characters or more. */
const common = new Set(
  (
    '123456789 12345678 password 1234567890 qwerty123 1q2w3e4r password1 iloveyou 987654321 1q2w3e4r5t ' +
    'qwertyuiop football baseball sunshine princess superman admin123 passw0rd starwars trustno1 ' +
    'whatever qazwsxedc zaq12wsx 1qaz2wsx asdfghjkl 77777777 88888888 11111111 00000000 12341234 ' +
    '11223344 147258369 123654789 1234qwer qwer1234 q1w2e3r4 q1w2e3r4t5 password123 password12 qwerty12 ' +
    'qwerty1234 qwertyui asdf1234 aa123456 a1234567 abcd1234 abcdefgh iloveyou1 football1 baseball1 ' +
    'princess1 sunshine1 superman1 welcome1 welcome123 letmein1 changeme computer internet samsung1 ' +
    'whatever1 killer123 master123 dragon123 monkey123 shadow123 michael1 jordan23 charlie1 jennifer ' +
    'maverick corvette mercedes yankees1 liverpool chelsea1 arsenal1 barcelona realmadrid juventus ' +
    'manchester казахстан қазақстан йцукен123 йцукенгшщз пароль123 парольпароль любовь123 привет123 ' +
    'алматы123 астана123 almaty123 astana123 kazakhstan kazakstan kazakhstan1 qazaqstan qazaqstan1 ' +
    'kairat123 baikonur shymkent karaganda aidana123 nurlan123 12345qwert 1234554321 123456789a ' +
    '123456789q 123456a1 1234567a a12345678 q12345678 z12345678 zxcvbnm123 zxcvbnm1 asdfghjk asdfghjkl1 ' +
    'qweasdzxc qweasd123 qwe123qwe qwe123456 1qazxsw2 zaq1zaq1 zaq1xsw2 xsw21qaz p@ssw0rd p@ssword ' +
    'pa$$word passwords password2 password3 password! pass1234 pass12345 passpass test1234 testtest ' +
    'test12345 user1234 useruser root1234 admin1234 administrator adminadmin guest123 default1 secret12 ' +
    'secret123 mypassword mypass123 nopassword temp1234 access14 1029384756 0987654321 09876543 98765432 ' +
    '87654321 76543210 24682468 13579246 135792468 159753159 159357159 147147147 123123123 321321321 ' +
    '456456456 789789789 112233445566 1122334455 11112222 12121212 10101010 20202020 99999999 66666666 ' +
    '55555555 44444444 33333333 22222222 123456123456 123456654321 12345612 12344321 43214321 abc12345 ' +
    'abc123456 abcabc123 123abc123 1a2b3c4d a1b2c3d4 a1s2d3f4 aaaaaaaa bbbbbbbb zzzzzzzz qqqqqqqq ' +
    'wwwwwwww aaaa1111 qqqq1111 google123 facebook vkontakte instagram whatsapp telegram youtube1 ' +
    'microsoft windows10 iphone11 samsung12 nokia6300 minecraft fortnite pokemon1 batman123 spiderman ' +
    'naruto123 starwars1 matrix123 hello123 hello1234 helloworld goodluck goodmorning sunshine12 ' +
    'flower123 butterfly chocolate cookie123 banana123 orange123 cheese123 coffee123 summer2020 ' +
    'summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter2020 winter2024 winter2025 ' +
    'winter2026 spring2024 spring2025 spring2026 autumn2025 january1 february september november ' +
    'december1 lovelove loveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu12 mylove123 angel123 angelina ' +
    'alexander alexandr anastasia ekaterina nikolay1 vladimir dmitriy1 natasha1 svetlana tatyana1 ' +
    'marina123 sergey123 andrey123 maksim123 aleksey1 viktoria elizabeth christina stephanie valentina ' +
    'veronika gulnara1 aigerim1 dinara123 madina123 zhanna123 aliya123 asel1234 ainur123 bolat123 ' +
    'serik123 marat123 kairat12 arman123 daniyar1 yerlan12 hearing1 hearing123 phonak123 estu1234 ' +
    'estuestu'
  ).split(' '),
)

/**
 * Whether a password is among those that are tried first: a listed one, an e-mail address, a few characters again and
 * again, or a run like 12345678901.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFC').toLowerCase()
  return common.has(lower) || isAddress.test(lower) || /^(.{1,3})\1+$/u.test(lower) || isRun(lower)
}

/** Whoever attacks an account knows its address, and those of its owner's colleagues. */
const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Each character follows the one before it, up or down; nought follows nine. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => stepBetween(codes[index] ?? 0, code)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

const [nought, nine] = [0x30, 0x39]

function stepBetween(from: number, to: number): number {
  if (from === nine && to === nought) return 1
  return from === nought && to === nine ? -1 : to - from
}
