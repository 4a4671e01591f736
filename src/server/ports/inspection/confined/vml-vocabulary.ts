import { listed } from './listed.ts';
import { prefixesOf } from './prefixes-of.ts';

// Drawings as Word made them before 2010. Beside what they are drawn by, they keep places on disks, links, who is to sign, and a second
// copy of themselves as an archive; so what is known to draw stays, and nothing else.

const makers = /^urn:schemas-microsoft-com:(vml|office:(office|word|excel))$/;

const elements = listed(
  'shape shapetype group rect roundrect line polyline arc curve oval image imagedata fill stroke shadow textbox textpath path formulas f ' +
    'handles h background lock extrusion skew callout complex idmap shapelayout shapedefaults wrap anchorlock bordertop borderleft ' +
    'borderbottom borderright',
);

const attributes = listed(
  // Of all shapes.
  'id style coordsize coordorigin wrapcoords print spid oned regroupid button userhidden bullet hr hrstd hrnoshade hrpct hralign ' +
    'allowincell allowoverlap userdrawn bordertopcolor borderleftcolor borderbottomcolor borderrightcolor insetmode chromakey filled ' +
    'fillcolor opacity stroked strokecolor strokeweight insetpen spt connectortype bwmode bwpure bwnormal forcedash preferrelative ' +
    'cliptowrap clip adj type path editas tableproperties tablelimits arcsize from to points startAngle endAngle control1 control2 ' +
    'master alt string ' +
    // Of paths, formulas and handles.
    'v limo textboxrect fillok strokeok shadowok arrowok gradientshapeok textpathok insetpenok connecttype connectlocs connectangles ' +
    'extrusionok eqn position polar map invx invy switch xrange yrange radiusrange ' +
    // Of pictures, fillings, lines and shadows.
    'cropleft croptop cropright cropbottom gain blacklevel gamma grayscale bilevel recolortarget embosscolor recolor relid pict on color ' +
    'color2 opacity2 size origin aspect colors angle alignshape focus focussize focusposition method rotate weight linestyle miterlimit ' +
    'joinstyle endcap dashstyle filltype imageaspect imagesize imagealignshape startarrow startarrowwidth startarrowlength endarrow ' +
    'endarrowwidth endarrowlength obscured offset offset2 matrix ' +
    // Of texts, and of what Word asks beside.
    'inset fitshape fitpath trim xscale ext selection grouping ungrouping rotation cropping verticies adjusthandles text aspectratio ' +
    'shapetype data spidmax side anchorx anchory width shadow ' +
    // Of bodies and callouts.
    'render viewpointorigin viewpoint plane skewangle skewamt foredepth backdepth orientation orientationangle lockrotationcenter ' +
    'autorotationcenter rotationcenter rotationangle colormode shininess specularity diffusity metal edge facet lightface brightness ' +
    'lightposition lightlevel lightharsh lightposition2 lightlevel2 lightharsh2 gap dropauto drop distance lengthspecified length ' +
    'accentbar textborder minusx minusy',
);

/** The prefixes of such elements in a part; '' where they have none. */
export function vmlPrefixes(xml: string): ReadonlySet<string> {
  return prefixesOf(xml, (maker) => makers.test(maker));
}

export const isVmlElement = (name: string): boolean => elements.has(name);
export const isVmlAttribute = (name: string): boolean => attributes.has(name);
