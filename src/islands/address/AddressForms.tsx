import { useState } from 'react'
import * as addressFormsWords from '#words/address-forms.ts'
import { addressForms } from '../../domain/account/address-forms.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'

/** All notations of an address, and its QR code. */
export default function AddressForms({ raw, address }: { raw: RawAddress; address: string }) {
  return (
    <div className="panel mt-2 px-4 md:px-5 py-3 flex flex-wrap gap-x-6 gap-y-3 items-start">
      <div className="flex-1 min-w-60">
        <Facts
          facts={addressForms(raw).map(({ label, text }) => ({
            label,
            value: <HexValue value={text} what={addressFormsWords.form(label)} />,
          }))}
        />
      </div>
      <Code text={address} />
    </div>
  )
}

/** QR code, drawn on click, so that the generator is not loaded with every page. */
function Code({ text }: { text: string }) {
  const [drawing, setDrawing] = useState<{ size: number; path: string } | 'failed'>()

  async function draw() {
    try {
      const { encode } = await import('uqr')
      const { data, size } = encode(`ton://transfer/${text}`, { border: 2 })
      const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
      setDrawing({ size, path })
    } catch {
      setDrawing('failed')
    }
  }

  if (drawing === 'failed') return <p className="text-bad">{addressFormsWords.codeFailed}</p>
  if (!drawing)
    return (
      <button type="button" className="button" onClick={draw}>
        {addressFormsWords.showCode}
      </button>
    )
  return (
    <svg
      role="img"
      aria-label={addressFormsWords.codeOf(text)}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      width="180"
      height="180"
      className="rounded"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${drawing.size}v${drawing.size}H0z`} fill="white" />
      <path d={drawing.path} fill="black" />
    </svg>
  )
}
