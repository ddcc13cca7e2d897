import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlaceMap } from '#site/demos/antitheft/PlaceMap.tsx';
import { dots, placeOf } from '#site/demos/applock/pattern.ts';
import { networkDrawings } from '#site/demos/firewall/names.ts';
import { firstRules } from '#site/demos/firewall/traffic.ts';
import { StillPicture } from '#site/demos/photovault/StillPicture.tsx';
import { farLocation, phone, tunnelPath } from '#site/demos/vpn/locations.ts';
import { land } from '#site/ui/art/dot-map.ts';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';

/** Width of a drawing, px. */
const width = 268;

/** Height of a drawing, px: more on the two wide cards. */
const heights: Record<AppIconName, number> = {
  firewall: 392,
  photovault: 156,
  applock: 156,
  antitheft: 156,
  vpn: 336,
  password: 156,
};

/** Drawings of rows, on which the words stand. */
export const drawingsOfRows: readonly AppIconName[] = ['firewall'];

/** Drawings of which nothing may be cut. */
const wholeDrawings: readonly AppIconName[] = ['applock', 'password'];

/** Size of an app's drawing, px. */
export const drawingBox = (app: AppIconName) => ({ width, height: heights[app] });

/* An image can't use tokens, so their values are repeated here. */
const night = 'oklch(0.17 0.035 262)';
const text = 'oklch(0.95 0.01 262)';
const quiet = 'oklch(0.76 0.03 262)';
const line = 'oklch(0.32 0.04 262)';
const lamp = 'oklch(0.83 0.16 75)';
const ember = 'oklch(0.74 0.17 42)';
const gold = 'oklch(0.87 0.15 97)';
const rose = 'oklch(0.74 0.16 6)';
const ice = 'oklch(0.83 0.1 222)';
const green = 'oklch(0.82 0.16 145)';

const rules = Object.values(firstRules).map(({ wifi, mobile }) => [wifi, mobile]);
const rowHeight = 56;

/** The camera in the upper end of a tall screen. */
const camera = <path d="M114 26h40" stroke={night} strokeWidth="16" strokeLinecap="round" />;

/** The pattern of AppLock's pictures (`site/demos/screens.tsx`). */
const pattern = [6, 3, 0, 4, 2, 5, 8];
const [left, top, step] = [78, 22, 56];
const placed = (dot: number) => placeOf(dot).map((place, axis) => place * step + (axis ? top : left));

/** A password, its letters apart from its digits and symbols. */
const secret = [
  ['hV', '7', 'm', '#', 'Rt', '2', 'q', '&'],
  ['Lw', '9', 'Yd', '+', 'e', '4', 'Kz'],
];
const colorOf = (part: string) => (/[a-z]/i.test(part) ? text : green);

const drawings: Record<AppIconName, ReactNode> = {
  firewall: (
    <>
      {camera}
      {rules.map((networks, row) => (
        <g key={row} transform={`translate(0 ${(row + 1) * rowHeight})`}>
          {row > 0 && <path d="M16 0h236" stroke={line} />}
          {networks.map((isAllowed, column) => (
            <g key={column} transform={`translate(${152 + column * 54} 12)`}>
              <rect width="46" height="32" rx="12" fill={isAllowed ? line : ember} fillOpacity={isAllowed ? 1 : 0.2} />
              <path
                d={networkDrawings[column ? 'mobile' : 'wifi'] + (isAllowed ? '' : 'M4 20L20 4')}
                transform="translate(12 5) scale(.92)"
                stroke={isAllowed ? text : ember}
                strokeWidth="1.75"
                strokeLinecap="round"
              />
            </g>
          ))}
        </g>
      ))}
    </>
  ),
  photovault: (
    <svg viewBox="0 0 480 480" preserveAspectRatio="xMidYMax slice">
      <StillPicture isCipher={false} />
      <linearGradient id="fade">
        <stop offset=".44" stopColor="#fff" stopOpacity="0" />
        <stop offset=".62" stopColor="#fff" />
      </linearGradient>
      <mask id="spread">
        <path fill="url(#fade)" d="M0 0h480v480H0z" />
      </mask>
      <g mask="url(#spread)">
        <StillPicture isCipher />
      </g>
    </svg>
  ),
  applock: (
    <>
      <path
        d={`M${pattern.map((dot) => placed(dot).join(' ')).join('L')}`}
        stroke={gold}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      {dots.map((dot) => {
        const [cx, cy] = placed(dot);
        return pattern.includes(dot) ? (
          <g key={dot} fill={gold}>
            <circle cx={cx} cy={cy} r="17" fillOpacity=".22" />
            <circle cx={cx} cy={cy} r="8" />
          </g>
        ) : (
          <circle key={dot} cx={cx} cy={cy} r="6" fill={quiet} />
        );
      })}
    </>
  ),
  antitheft: (
    <>
      <style>{`.map{--line:${line};--hue:${rose}}`}</style>
      <path d="M0 0h268v156H0z" fill="oklch(0.19 0.035 262)" />
      <svg y="-51" height="310">
        <PlaceMap place="known" isRinging={false} />
      </svg>
    </>
  ),
  vpn: (
    <>
      {camera}
      <circle cx="134" cy="118" r="46" fill={ice} fillOpacity=".24" stroke={ice} strokeWidth="2" />
      <path
        d="M40 22v18m-13-9a20 20 0 1 0 26 0"
        transform="translate(99.2 83.2) scale(.87)"
        stroke={text}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <svg y="194" height="132" viewBox="64 4 148 73" strokeLinecap="round">
        <path d={land} stroke="oklch(0.48 0.05 262)" strokeDasharray="0 2" />
        <path d={tunnelPath(farLocation)} stroke={ice} strokeOpacity=".22" strokeWidth="6" />
        <path d={tunnelPath(farLocation)} stroke={ice} strokeWidth="1.6" />
        <circle cx={phone.at[0]} cy={phone.at[1]} r="2.5" fill={lamp} />
        <circle cx={farLocation.at[0]} cy={farLocation.at[1]} r="2" fill="#fff" stroke={ice} strokeWidth="1.6" />
      </svg>
    </>
  ),
  password: (
    <g fontFamily="ui-monospace,monospace" fontSize="34" fontWeight="600" textAnchor="middle">
      {secret.map((parts, row) => (
        <text key={row} x={width / 2} y={row * 46 + 58}>
          {parts.map((part) => (
            <tspan key={part} fill={colorOf(part)}>
              {part}
            </tspan>
          ))}
        </text>
      ))}
      <path d="M29 138h45m10 0h45m10 0h45m10 0h45" stroke={green} strokeWidth="6" strokeLinecap="round" />
    </g>
  ),
};

const apps = Object.keys(heights) as AppIconName[];

/** From the beginning of one drawing to the next, px: more than the tallest, so that neighbors stay out of sight. */
const distance = 400;

/**
 * Returns the telling parts of the apps' screens without their words, as one SVG file: pages show all six, and a phone
 * waits longer for six requests than for their bytes. Its fragment, `#vpn`, is an app's drawing; it fills its image, which
 * cuts what is too tall at the upper end, or, of some apps, is whole in it.
 */
export function screenDrawings(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" fill="none">
      {apps.map((app, index) => (
        <Fragment key={app}>
          <view
            id={app}
            viewBox={`0 ${index * distance} ${width} ${heights[app]}`}
            preserveAspectRatio={wholeDrawings.includes(app) ? 'xMidYMid meet' : 'xMidYMax slice'}
          />
          <svg y={index * distance} {...drawingBox(app)}>
            {drawings[app]}
          </svg>
        </Fragment>
      ))}
    </svg>,
  );
}
