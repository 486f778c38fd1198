import { type ReactNode, type SVGProps, useLayoutEffect, useRef } from 'react'

type Props = SVGProps<SVGTextElement> & { width: number; children: ReactNode }

/** A line of text that is condensed if wider than its space. */
export function FitText({ width, children, ...rest }: Props) {
  const text = useRef<SVGTextElement>(null)
  useLayoutEffect(() => {
    const { current: element } = text
    element?.removeAttribute('textLength')
    if (element && element.getComputedTextLength() > width) element.setAttribute('textLength', `${width}`)
  })
  return (
    <text ref={text} lengthAdjust="spacingAndGlyphs" {...rest}>
      {children}
    </text>
  )
}
