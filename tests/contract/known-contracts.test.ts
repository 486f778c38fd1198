import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractType } from '../../src/domain/account/contract-type.ts'
import { explainExit } from '../../src/domain/reason/exit-code.ts'
import { shared } from './support/shared.ts'

/** The rows of a list made from tonkeeper/tongo, without its head. */
const rows = (folder: string, name: string) =>
  readFileSync(`${folder}data/${name}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split('\t') as [string, string, string])

test.skipIf(!shared)('every code hash of the list has its kind of contract', () => {
  const listed = rows(shared!, 'code-hashes')
  expect(listed.length).toBe(58)
  // A kind is one name, and a name one kind.
  const names = new Map(listed.map(([hash, kind]) => [kind, contractType(hash)]))
  for (const [hash, kind] of listed) expect([kind, contractType(hash)]).toEqual([kind, names.get(kind)])
  expect(new Set(names.values()).size).toBe(names.size)
  expect([...names.values()]).not.toContain(null)
})

test.skipIf(!shared)('every known exit code of a contract has an explanation', () => {
  const listed = rows(shared!, 'exit-codes')
  expect(listed.length).toBeGreaterThan(400)
  const without = listed.filter(([contract, code]) =>
    /^Refused by the contract/.test(explainExit(Number(code), { interfaces: [contract] })),
  )
  expect(without).toEqual([])
})

test.skipIf(!shared)('exit codes with the same meaning in the list have the same explanation', () => {
  const meanings = new Map<string, Set<string>>()
  for (const [contract, code, meaning] of rows(shared!, 'exit-codes')) {
    const key = `${contract.replace(/_v\d.*|_coinm|_native|_multitoken/, '')} ${code}`
    meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning))
  }
  const split = [...meanings].filter(([, said]) => said.size > 1).map(([key]) => key)
  expect(split).toEqual([])
})
