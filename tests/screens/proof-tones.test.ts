import { useEffect } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Authority } from '../../src/domain/proof/reached.ts'
import type { Badge, Tone } from '../../src/islands/proof/badge.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

const claim = { kind: 'account', account: ALICE } as const

test.each<[Tone, Badge['grade'], string, string, number]>([
  ['good', 5, '', 'bg-good', 5],
  ['warn', 3, 'text-warn', 'bg-warn', 3],
  ['plain', 2, '', 'bg-muted', 2],
  ['bad', 1, 'text-bad', 'bg-bad', 5],
])('a proof button of the tone “%s” has bars and words of its colour', async (...given) => {
  const [tone, grade, look, bar, count] = given
  const Panel = ({ onBadge }: { onBadge: (badge: Badge) => void }) => {
    useEffect(() => onBadge({ grade, tone, text: 'How far it got', status: 'ended' }), [onBadge])
    return null
  }
  const load = part(
    async () => {
      vi.doMock('../../src/islands/proof/ProofPanel.tsx', () => ({ default: Panel }))
      return (await import('../../src/islands/proof/ProofBadge.tsx')).default
    },
    { claim },
  )
  onTestFinished(() => void vi.doUnmock('../../src/islands/proof/ProofPanel.tsx'))
  const { screen, user } = await openScreen(`/address/${ALICE}`, load)
  const press = screen.getByRole('button')
  expect(press.textContent).toBe('Not proved in this browser yetProve it')
  await user.click(press)
  const words = await screen.findByText('How far it got')
  expect([words.className, press.textContent]).toEqual([look, 'How far it gotHide'])
  const bars = [...screen.getByRole('img', { name: `Proved ${grade} of 5` }).children].map(({ className }) => className)
  expect(bars.filter(name => name.endsWith(` ${bar}`))).toHaveLength(count)
  expect(bars.filter(name => name.endsWith(' bg-edge'))).toHaveLength(5 - count)
  expect(press.classList.contains('border-bad')).toBe(tone === 'bad')
  await user.click(press)
  expect(press.textContent).toBe('How far it gotHow?')
})

const signed = { signers: 2, of: 3, signed: 2n, total: 3n }
const SIGNERS = '2 of 3 validators signed that, 66.6 % of their weight'
const [GOOD, PLAIN] = ['#i-check text-good', '#i-check text-muted']

test.each<[Authority, string, RegExp, string]>([
  [
    { kind: 'pinned', made: 1_700_000_000, rotations: 0 },
    GOOD,
    /^Their set is pinned by this build, brought up to date on 1[45] Nov 2023$/,
    GOOD,
  ],
  [
    { kind: 'pinned', made: 1_700_000_000, rotations: 2 },
    GOOD,
    /^Their set follows from one that this build pins \(1[45] Nov 2023\), over 2 rotations$/,
    GOOD,
  ],
  [{ kind: 'agreed', provider: 'tonapi' }, PLAIN, /^tonapi names the same validators;/, '#i-circle-dashed text-warn'],
  [{ kind: 'named' }, PLAIN, /^Only toncenter names these validators:/, '#i-circle-dashed text-warn'],
])('lines of a proof are green only with validators that the build pins: %o', async (authority, tone, words, last) => {
  const facts = { stage: 'vouched', hasBytes: false, utime: 1_700_000_000, signed, authority }
  const load = part(async () => (await import('../../src/islands/proof/ProofLines.tsx')).ProofLines, {
    claim,
    chain: [{ link: { kind: 'signatures' }, checked: { kind: 'proved', facts } }] as never,
    hasBytes: false,
  })
  await openScreen(`/address/${ALICE}`, load)
  const lines = [...document.querySelectorAll('li')]
  expect(lines.map(({ textContent }) => textContent)).toEqual([SIGNERS, expect.stringMatching(words)])
  const icons = lines.map(line => {
    const look = ['text-good', 'text-muted', 'text-warn'].filter(name => line.querySelector(`svg.${name}`))
    return `${line.querySelector('use')?.getAttribute('href')} ${look.join()}`
  })
  expect(icons).toEqual([tone, last])
})
