import { listed } from './listed.ts';

/** What is drawn in an SVG; descriptions, data of programs, scripts and pages within are not. */
const elements = listed(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image clipPath mask marker pattern style switch a ' +
    'linearGradient radialGradient stop solidcolor filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix ' +
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge ' +
    'feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence animate animateTransform set',
);

const attributes = listed(
  // Where and how large.
  'id class style transform x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr width height d points pathLength viewBox preserveAspectRatio version ' +
    'baseProfile refX refY markerWidth markerHeight markerUnits orient rotate textLength lengthAdjust startOffset method spacing side ' +
    'transform-origin gradientTransform gradientUnits spreadMethod offset patternTransform patternUnits patternContentUnits ' +
    'clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits filterRes ' +
    // How it looks.
    'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering ' +
    'direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font-family ' +
    'font-size font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical ' +
    'image-rendering isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type ' +
    'mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration ' +
    'text-rendering unicode-bidi vector-effect visibility white-space word-spacing writing-mode type media space systemLanguage ' +
    // Of filters and of what moves.
    'in in2 result operator k1 k2 k3 k4 mode values tableValues slope intercept amplitude exponent order kernelMatrix divisor bias ' +
    'targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength limitingConeAngle ' +
    'pointsAtX pointsAtY pointsAtZ z azimuth elevation scale xChannelSelector yChannelSelector stdDeviation radius baseFrequency numOctaves ' +
    'seed stitchTiles attributeName from to by dur begin repeatCount additive accumulate calcMode keyTimes keySplines',
);

/** Those of its attributes that are written with a prefix. */
const prefixed = listed('xml:space');

export const isSvgElement = (name: string): boolean => elements.has(name);
export const isSvgAttribute = (full: string): boolean => attributes.has(full) || prefixed.has(full);
