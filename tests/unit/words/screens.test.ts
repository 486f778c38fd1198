import { expect, test } from 'vitest'
import { findCommands } from '../../../src/domain/search/commands.ts'
import { paths } from '../../../src/routes.ts'
import { listed } from '../../../src/screens.ts'
import { screens as en } from '../../../src/words/en/palette.ts'
import * as enSite from '../../../src/words/en/site.ts'
import { screens as es } from '../../../src/words/es/palette.ts'
import * as esSite from '../../../src/words/es/site.ts'
import { screens as ru } from '../../../src/words/ru/palette.ts'
import * as ruSite from '../../../src/words/ru/site.ts'
import { screens as zh } from '../../../src/words/zh/palette.ts'
import * as zhSite from '../../../src/words/zh/site.ts'

type Name = 'home' | 'blocks' | 'transactions' | 'jettons' | 'nft' | 'staking' | 'validators' | 'rates'
type OtherName = 'dns' | 'auctions' | 'statistics' | 'checks' | 'inspect' | 'watch'
type Site = Record<Name | OtherName, string>

/** The screens of a language by their names and other words, as the palette has them. */
const commandsOf = (site: Site, also: Readonly<Record<string, string>>) => {
  const names: Record<string, string> = {
    [paths.home]: site.home,
    [paths.blocks]: site.blocks,
    [paths.transactions]: site.transactions,
    [paths.jettons]: site.jettons,
    [paths.nft]: site.nft,
    [paths.staking]: site.staking,
    [paths.validators]: site.validators,
    [paths.rates]: site.rates,
    [paths.dns]: site.dns,
    [paths.auctions]: site.auctions,
    [paths.stats]: site.statistics,
    [paths.checks]: site.checks,
    [paths.inspect]: site.inspect,
    [paths.watch]: site.watch,
  }
  return Object.entries(names).map(([path, name]) => ({ name, path, also: also[path] ?? '' }))
}

test.each([
  [
    'English',
    commandsOf(enSite, en),
    {
      fees: '/stats',
      tokens: '/jettons',
      price: '/rates',
      domains: '/dns',
      bids: '/dns-explorer',
      elections: '/validators',
      yield: '/staking',
      payments: '/transactions',
      proof: '/checks',
      favorites: '/watch',
    },
  ],
  [
    'Russian',
    commandsOf(ruSite, ru),
    {
      комиссии: '/stats',
      токены: '/jettons',
      цена: '/rates',
      домены: '/dns',
      ставки: '/dns-explorer',
      выборы: '/validators',
      доходность: '/staking',
      платежи: '/transactions',
      доказательства: '/checks',
      избранное: '/watch',
    },
  ],
  [
    'Chinese',
    commandsOf(zhSite, zh),
    {
      手续费: '/stats',
      代币: '/jettons',
      价格: '/rates',
      域名: '/dns',
      出价: '/dns-explorer',
      选举: '/validators',
      收益: '/staking',
      转账: '/transactions',
      证明: '/checks',
      收藏: '/watch',
    },
  ],
  [
    'Spanish',
    commandsOf(esSite, es),
    {
      comisiones: '/stats',
      tokens: '/jettons',
      precio: '/rates',
      dominios: '/dns',
      pujas: '/dns-explorer',
      elecciones: '/validators',
      rendimiento: '/staking',
      pagos: '/transactions',
      pruebas: '/checks',
      favoritos: '/watch',
    },
  ],
] as const)('%s synonyms find the right screen first', (_, commands, wanted) => {
  const found = Object.keys(wanted).map(word => [word, findCommands(word, commands)[0]?.path])
  expect(Object.fromEntries(found)).toEqual(wanted)
})

test.each([en, ru, zh, es])('synonyms exist for all screens of the navigation except Home, and for no others', also => {
  const all = listed.map(({ path }) => path).filter(path => path !== paths.home)
  expect(Object.keys(also).sort()).toEqual(all.sort())
})
