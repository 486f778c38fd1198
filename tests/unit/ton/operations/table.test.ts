import { expect, test } from 'vitest'
import { dedust } from '../../../../src/ton/operations/dedust.ts'
import { exchanges } from '../../../../src/ton/operations/exchanges.ts'
import { staking } from '../../../../src/ton/operations/staking.ts'
import { tokens } from '../../../../src/ton/operations/tokens.ts'
import { wallets } from '../../../../src/ton/operations/wallets.ts'

const lines = [tokens, wallets, staking, exchanges, dedust].flatMap(topic => topic.trim().split('\n'))
const fieldsOf = (layout: string) => layout.split(/[,[\]]+/).filter(Boolean)

test('every line of the operation table has a unique opcode, a name and one or two layouts', () => {
  for (const line of lines)
    expect(line).toMatch(/^[0-9a-f]{8}(?:[A-Z2]|pTON|bemo|tgBTC)[A-Za-z0-9 .,:-]*(?:\|[^|]*){1,2}$/)
  expect(new Set(lines.map(line => line.slice(0, 8))).size).toBe(lines.length)
  expect(lines.length).toBeGreaterThan(280)
})

test('every field of the operation table has a known kind, and bits and a name where needed', () => {
  const field = /^(?:[qp]|s\d+|[ui]\d+\.[\w -]+|t(?:48|64)?\.[\w -]+|(?:[vcgBhHkaAbedrmRSzoOMx]|m\?)\.[\w -]+)$/
  for (const line of lines)
    for (const written of line.split('|').slice(1).flatMap(fieldsOf)) expect(written).toMatch(field)
})

test('no operation contains more than two other bodies, which bounds the reading time', () => {
  for (const layout of lines.flatMap(line => line.split('|').slice(1)))
    expect(fieldsOf(layout).filter(written => /^[rmp]/.test(written)).length, layout).toBeLessThanOrEqual(2)
})

test('in the operation table, a payload that takes all remaining bits is the last field', () => {
  for (const layout of lines.flatMap(line => line.split('|').slice(1)))
    expect(layout).not.toMatch(/(?:^|[,[])(?:p|x\.[\w ]+),/)
})
