import { compilationScript } from '../../domain/inline-scripts/gatsby';
import { withConstantScript } from './scripts-slice';

const ofGatsby = (hash: string, chunks: string) => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/${chunks}.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="${hash}";</script><script src="/${chunks}.js" async></script>`;

test('a compilation differs from another by attributes, and its script is the known one', () => {
  const [one, other] = [
    withConstantScript(ofGatsby('0a', 'a')),
    withConstantScript(ofGatsby('1b', 'b')),
  ];
  expect(one).toBe(
    `<script data-hash="0a">${compilationScript}</script><script src="/a.js" async></script>`,
  );
  expect(other).toBe(one.replace('0a', '1b').replace('/a.js', '/b.js'));
});

test('what Gatsby wrote otherwise stops the build', () => {
  expect(() => withConstantScript('<script>window.other=1</script>')).toThrow('not as expected');
});
