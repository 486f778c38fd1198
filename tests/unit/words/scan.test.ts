import { expect, test } from 'vitest'
import { time as en } from '../../../src/words/en/scan.ts'
import { time as es } from '../../../src/words/es/scan.ts'
import { time as ru } from '../../../src/words/ru/scan.ts'
import { time as zh } from '../../../src/words/zh/scan.ts'

const said = (minutes: [number, number]) => [en, ru, es, zh].map(time => time(minutes, 100))

test.each<[[number, number], string[]]>([
  [
    [1, 1],
    ['takes about a minute;', 'примерно 1 минуту;', 'lleva cerca de un minuto;', '约需 1 分钟'],
  ],
  [
    [3, 3],
    ['takes about 3 minutes;', 'примерно 3 минуты;', 'lleva unos 3 minutos;', '约需 3 分钟'],
  ],
  [
    [5, 8],
    ['takes about 5 to 8 minutes;', 'примерно от 5 до 8 минут;', 'lleva de 5 a 8 minutos;', '约需 5 到 8 分钟'],
  ],
])('a scan of %j minutes is described as a range only if its ends differ', (minutes, parts) => {
  for (const [place, text] of said(minutes).entries()) expect(text).toContain(parts[place])
})
